import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { mayPass, retry } from '#src/api/client/retry.ts';
import { getProfile } from '#src/api/contract/profile.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { PageLink } from '../PageLink.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

/** `/register/account-setup` */
export function View() {
  const { auth } = useRuntime();
  return useExternalValue(auth.subscribe, auth.isSignedIn) ? <SettingUp /> : <ForVisitors />;
}

/** Whose account is to be set up is not known before a login. */
function ForVisitors() {
  const t = useCopy(copy);
  const { signIn } = useRuntime();
  return (
    <Notice heading={t('heading')}>
      <Text>{t('text')}</Text>
      <Actions>
        <Button onClick={() => signIn()}>{t('logIn')}</Button>
      </Actions>
      <Text>
        <PageLink pathname="/register">{t('start')}</PageLink>
      </Text>
    </Notice>
  );
}

/** The profile is made after the account. */
const isNotThereYet = (error: unknown) =>
  mayPass(error) || (error instanceof ApiError && error.code === 'not-found');

/** Waits for the profile, then registration goes on with it; a failure leads to support. */
function SettingUp() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const go = (pathname: string, query: string) => {
      if (!signal.aborted) void navigate({ pathname, search: query }, { replace: true });
    };
    retry(() => api.call(getProfile, { signal }), signal, isNotThereYet).then(
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
  }, [api, navigate, search]);
  return (
    <Stack gap={2}>
      <Heading level={1}>{t('settingUp')}</Heading>
      <Spinner label={t('settingUpHint')} textAfterMs={0} />
    </Stack>
  );
}
