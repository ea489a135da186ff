import { useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { isUuid } from '#src/domain/text/uuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { usePageTitle } from '../screens/pageTitle.ts';
import { copy } from './copy.ts';
import { SessionPage } from './SessionPage.tsx';

/** The page's token is another person's now: nothing is shown or sent until the user has chosen to continue. */
export function OtherPerson() {
  const t = useCopy(copy);
  const { session, leave, signIn } = useRuntime();
  const { pathname } = useLocation();
  usePageTitle(t('replacedHeading'));
  // An application in the address is the former person's.
  const proceed = () => (isUuid(pathname.split('/')[1] ?? '') ? leave('/dashboard') : session.restart());
  return (
    <SessionPage heading={t('replacedHeading')} text={t('replacedText')}>
      <Actions>
        <Button onClick={proceed}>{t('continueAsOther')}</Button>
        <Button variant="secondary" onClick={() => signIn()}>
          {t('logInAsYourself')}
        </Button>
      </Actions>
    </SessionPage>
  );
}
