import { useEffect } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { usePageTitle } from '../screens/pageTitle.ts';
import { copy } from './copy.ts';
import { SessionPage } from './SessionPage.tsx';

/**
 * Shown when a page needs a login; redirects to it at once. The page stays visible when the person goes Back from the
 * login, or when the host prevents the redirect, so it also has a button.
 */
export function LoginNeeded() {
  const t = useCopy(copy);
  const { session, signIn } = useRuntime();
  const heading = t(session.state === 'expired' ? 'expiredHeading' : 'loginHeading');
  usePageTitle(heading);
  useEffect(() => {
    if (session.asksForLogin) signIn();
  }, [session, signIn]);
  return (
    <SessionPage heading={heading} text={t(session.state === 'expired' ? 'expiredText' : 'loginText')}>
      <Actions>
        <Button onClick={() => signIn()}>{t('logIn')}</Button>
      </Actions>
    </SessionPage>
  );
}
