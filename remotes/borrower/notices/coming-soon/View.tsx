import { message, useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { PageLink } from '../PageLink.tsx';
import { useReason } from '../useReason.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

const REASONS = ['state', 'partner', 'product'] as const;

/** `/coming-soon?reason=` */
export function View() {
  const t = useCopy(copy);
  const reason = useReason(REASONS);
  return (
    <Notice heading={t('heading')}>
      <Text>{t(reason ?? 'any')}</Text>
      {/* Who asked for another product is offered this one. */}
      {reason === 'product' ? (
        <Text>
          <PageLink pathname="/register">{t('applyInstead')}</PageLink>
        </Text>
      ) : null}
    </Notice>
  );
}
