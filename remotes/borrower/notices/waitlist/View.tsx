import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { message, useCopy } from '#src/brand/copy.tsx';
import { waitlistBody } from '#src/domain/registration/waitlist.ts';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { copy } from './copy.ts';
import { WaitlistForm } from './WaitlistForm.tsx';

export const title = message(copy, 'pageTitle');

/** `/waitlist?reason=` and `/marketing-waitlist` */
export function View() {
  const t = useCopy(copy);
  const isCrypto = new URLSearchParams(useLocation().search).get('reason') === 'crypto';
  const joined = waitlistBody(useAtomValue(answersAtom));
  return (
    <Notice heading={t('heading')}>
      <Text>{t(isCrypto ? 'crypto' : 'why')}</Text>
      {joined ? <WaitlistForm joined={joined} /> : <Text>{t('next')}</Text>}
    </Notice>
  );
}
