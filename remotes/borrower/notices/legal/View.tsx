import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Notice } from '../Notice.tsx';
import { copy } from './copy.ts';
import { LEGAL_PAGES, type LegalPage } from './paths.ts';

const TITLES = {
  terms: 'termsPage',
  privacy: 'privacyPage',
  licenses: 'licenses',
  communications: 'communications',
} as const satisfies Record<LegalPage, keyof typeof copy.strings>;

/** How the page is called. */
export const titleOf = (name: LegalPage) => message(copy, TITLES[name]);

/** `/terms` and the like leave for the brand's page; a host that prevents this shows these. */
export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { pathname } = useLocation();
  const { legal } = useBrand().companyInfo;
  const last = pathname.split('/').filter(Boolean).at(-1);
  const name = isOneOf(LEGAL_PAGES, last) ? last : 'terms';
  const target = legal[name];
  useEffect(() => void runtime.leave(target), [runtime, target]);
  return (
    <Notice heading={t(name)}>
      <Text>{t('leaving')}</Text>
    </Notice>
  );
}
