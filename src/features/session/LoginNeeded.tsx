import { useEffect } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { usePageTitle } from '../screens/pageTitle.ts';
import { copy } from './copy.ts';
import { SessionPage } from './SessionPage.tsx';

/**
 * Stands where nothing can be shown without a login, and leads there by itself. It stays for whoever comes Back from the
 * login, or whose host keeps them here.
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
