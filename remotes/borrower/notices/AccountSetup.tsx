import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { retryUntilReady } from './retryUntilReady.ts';

/**
 * `/register/account-setup`: waits for the profile, then registration goes on with it; a failure leads to support
 * (docs/rules.md#small-pages).
 */
export function View() {
  const t = useCopy(copy);
  const { api, auth, signIn } = useRuntime();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!auth.isSignedIn()) {
      signIn();
      return undefined;
    }
    const left = new AbortController();
    const { signal } = left;
    const go = (pathname: string, query: string) => {
      if (!signal.aborted) void navigate({ pathname, search: query }, { replace: true });
    };
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => clearTimeout(timer));
      });
    retryUntilReady(() => api.call(getProfile, { signal }), pause).then(
      () => go('/register', search),
      (error: unknown) => {
        // A session that has ended leads to the login by itself.
        if (error instanceof ApiError && error.code === 'unauthenticated') return;
        const query = new URLSearchParams(search);
        query.set('reason', 'account-setup');
        go('/register/support', query.toString());
      },
    );
    return () => left.abort();
  }, [api, auth, navigate, search, signIn]);
  return (
    <Stack gap={2}>
      <Heading level={1}>{t('settingUp')}</Heading>
      <Spinner label={t('settingUpHint')} textAfterMs={0} />
    </Stack>
  );
}
