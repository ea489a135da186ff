import { useLocation } from 'react-router';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

const REASONS = ['referrer-missing', 'referrer-not-found', 'state-not-served'] as const;

/** `/not-accepting-apps?reason=` */
export function View() {
  const t = useCopy(copy);
  const reason = new URLSearchParams(useLocation().search).get('reason');
  return (
    <Notice heading={t('heading')}>
      <Text>{t(isOneOf(REASONS, reason) ? reason : 'any')}</Text>
      {isOneOf(REASONS, reason) ? <Text>{t('officer')}</Text> : null}
    </Notice>
  );
}
