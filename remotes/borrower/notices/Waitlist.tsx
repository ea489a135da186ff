import { useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

/** `/waitlist` and, for the main brand, `/marketing-waitlist` (borrower flow s7). */
export function View() {
  const t = useCopy(copy);
  return (
    <Notice heading={t('waitlist')}>
      <Text>{t('waitlistWhy')}</Text>
      <Text>{t('waitlistNext')}</Text>
    </Notice>
  );
}
