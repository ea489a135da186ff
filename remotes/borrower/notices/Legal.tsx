import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';
import { LEGAL_PAGES } from './paths.ts';

/** `/terms` and the like leave for the brand's page; a host that prevents this shows these (docs/rules.md#legal-pages). */
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
