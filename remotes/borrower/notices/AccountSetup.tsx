import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getProfile } from '#src/api/contract/profile.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { copy } from './copy.ts';

/** `/register/account-setup`: waits for the profile, then registration goes on with it; trouble leads to support. */
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
    const asked = new AbortController();
    const go = (pathname: string) => {
      if (!asked.signal.aborted) void navigate({ pathname, search }, { replace: true });
    };
    api.call(getProfile, { signal: asked.signal }).then(
      () => go('/register'),
      () => go('/register/support'),
    );
    return () => asked.abort();
  }, [api, auth, navigate, search, signIn]);
  return (
    <div role="status">
      <Heading level={1}>{t('settingUp')}</Heading>
    </div>
  );
}
