import { useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

const REASONS = ['state', 'partner'] as const;

/** `/coming-soon?reason=`: not in this state yet, or not with this partner yet. Asks for nothing (screens s19). */
export function View() {
  const t = useCopy(copy);
  const reason = new URLSearchParams(useLocation().search).get('reason');
  return (
    <Notice heading={t('comingSoon')}>
      <Text>{t(isOneOf(REASONS, reason) ? reason : 'comingSoonAny')}</Text>
    </Notice>
  );
}
