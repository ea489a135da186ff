import { useLocation } from 'react-router';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { PageLink } from '../PageLink.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

const REASONS = ['state', 'partner', 'product'] as const;

/** `/coming-soon?reason=` */
export function View() {
  const t = useCopy(copy);
  const reason = new URLSearchParams(useLocation().search).get('reason');
  return (
    <Notice heading={t('heading')}>
      <Text>{t(isOneOf(REASONS, reason) ? reason : 'any')}</Text>
      {/* Who asked for another product is offered this one. */}
      {reason === 'product' ? (
        <Text>
          <PageLink pathname="/register">{t('applyInstead')}</PageLink>
        </Text>
      ) : null}
    </Notice>
  );
}
