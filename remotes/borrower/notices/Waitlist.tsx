import { useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

/** `/waitlist?reason=` and, for the main brand, `/marketing-waitlist` (borrower flow s7). */
export function View() {
  const t = useCopy(copy);
  const isCrypto = new URLSearchParams(useLocation().search).get('reason') === 'crypto';
  return (
    <Notice heading={t('waitlist')}>
      <Text>{t(isCrypto ? 'waitlistCrypto' : 'waitlistWhy')}</Text>
      <Text>{t('waitlistNext')}</Text>
    </Notice>
  );
}
