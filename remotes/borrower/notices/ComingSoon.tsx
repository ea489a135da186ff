import { useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';
import { PageLink } from './PageLink.tsx';

const REASONS = ['state', 'partner', 'product'] as const;

/**
 * `/coming-soon?reason=`: not in this state, not with this partner or not this product yet. Has no form
 * (docs/rules.md#small-pages).
 */
export function View() {
  const t = useCopy(copy);
  const reason = new URLSearchParams(useLocation().search).get('reason');
  return (
    <Notice heading={t('comingSoon')}>
      <Text>{t(isOneOf(REASONS, reason) ? reason : 'comingSoonAny')}</Text>
      {/* Who asked for another product is offered this one. */}
      {reason === 'product' ? (
        <Text>
          <PageLink pathname="/register">{t('applyInstead')}</PageLink>
        </Text>
      ) : null}
    </Notice>
  );
}
