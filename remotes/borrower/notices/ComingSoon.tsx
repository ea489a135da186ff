import { useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

export function View() {
  const t = useCopy(copy);
  return (
    <Notice heading={t('comingSoon')}>
      <Text>{t('comingSoonText')}</Text>
    </Notice>
  );
}
