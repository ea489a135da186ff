import { message, useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { useReason } from '../useReason.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

const REASONS = ['referrer-missing', 'referrer-not-found', 'state-not-served'] as const;

/** `/not-accepting-apps?reason=` */
export function View() {
  const t = useCopy(copy);
  const reason = useReason(REASONS);
  return (
    <Notice heading={t('heading')}>
      <Text>{t(reason ?? 'any')}</Text>
      {reason ? <Text>{t('officer')}</Text> : null}
    </Notice>
  );
}
