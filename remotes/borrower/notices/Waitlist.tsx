import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { waitlistBody } from '#src/domain/waitlist.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { answersAtom } from '../registration/registrationAtom.ts';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

/**
 * `/waitlist?reason=` and, for the main brand, `/marketing-waitlist`: thanks, the email to be confirmed, and the
 * consent to one notice (docs/rules.md#waitlist).
 */
export function View() {
  const t = useCopy(copy);
  const isCrypto = new URLSearchParams(useLocation().search).get('reason') === 'crypto';
  const joined = waitlistBody(useAtomValue(answersAtom));
  return (
    <Notice heading={t('waitlist')}>
      <Text>{t(isCrypto ? 'waitlistCrypto' : 'waitlistWhy')}</Text>
      {joined ? <WaitlistForm joined={joined} /> : <Text>{t('waitlistNext')}</Text>}
    </Notice>
  );
}
