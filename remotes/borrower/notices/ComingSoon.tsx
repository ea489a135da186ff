import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { carried } from '../registration/carried.ts';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

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
      {reason === 'product' ? <ApplyInstead /> : null}
    </Notice>
  );
}

/** A person who asked for another product is offered this one. */
function ApplyInstead() {
  const t = useCopy(copy);
  const to = { pathname: '/register', search: carried(useLocation().search) };
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return (
    <Text>
      <TextLink href={href} onClick={onClick}>
        {t('applyInstead')}
      </TextLink>
    </Text>
  );
}
