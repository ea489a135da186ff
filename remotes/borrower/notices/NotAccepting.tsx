import { useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

const REASONS = ['referrer-missing', 'referrer-not-found', 'state-not-served'] as const;

/** `/not-accepting-apps?reason=`: no form, nothing to try again. */
export function View() {
  const t = useCopy(copy);
  const reason = new URLSearchParams(useLocation().search).get('reason');
  return (
    <Notice heading={t('notAccepting')}>
      <Text>{t(isOneOf(REASONS, reason) ? reason : 'notAcceptingAny')}</Text>
      {isOneOf(REASONS, reason) ? <Text>{t('officer')}</Text> : null}
    </Notice>
  );
}
