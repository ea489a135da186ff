import { useQuery } from '@tanstack/react-query';
import { stateLicensesQuery } from '#src/api/queries/eligibility.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useLegal } from '#src/brand/copy.tsx';
import { formatList } from '#src/domain/format.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Where the lender is licensed: by the server's list, else by its brand's (docs/rules.md#footer). */
export function FooterStates() {
  const legal = useLegal();
  const { api } = useRuntime();
  const { canonicalOrgCode, companyInfo } = useBrand();
  const { data } = useQuery(stateLicensesQuery(api, canonicalOrgCode));
  const known = data?.length ? data.map(({ abbrev }) => abbrev) : companyInfo.licensedStates;
  const states = formatList(known, 'unit');
  return (
    <p>{known.length < 50 ? legal('footerLicensedMore', { states }) : legal('footerLicensed', { states })}</p>
  );
}
