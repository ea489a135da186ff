import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stateLicensesQuery } from '#src/api/queries/eligibility.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useLegal } from '#src/brand/copy.tsx';
import { formatList } from '#src/domain/text/format.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useIdle } from '#src/platform/useIdle.ts';
import { Details } from '#src/ui/primitives/Details.tsx';

/** Keeps its place until its number is known: that would change before everybody's eyes. */
const WAITING = { visibility: 'hidden' } as const;

/** Licensed in, but no state. */
const DISTRICT = 'DC';
const NEW_YORK = 'NY';

/**
 * Where the lender is licensed: by the server's list, else by its brand's (docs/rules.md#footer). Long, so it folds, and
 * `children` with it.
 */
export function FooterStates({ children }: { children?: ReactNode }) {
  const legal = useLegal();
  const { api } = useRuntime();
  const { canonicalOrgCode, capabilities, companyInfo } = useBrand();
  // What is folded is rendered after what is around it.
  const isIdle = useIdle();
  const { data, isLoading } = useQuery(stateLicensesQuery(api, canonicalOrgCode));
  // Beside the sentence that this site takes nothing from New York, a licence there would say the opposite.
  const isNamed = (state: string) => capabilities.newYork || state !== NEW_YORK;
  const ofServer = data?.map(({ abbrev }) => abbrev).filter(isNamed) ?? [];
  const named = ofServer.length > 0 ? ofServer : companyInfo.licensedStates.filter(isNamed);
  const count = named.filter((state) => state !== DISTRICT).length;
  return (
    <div style={isLoading ? WAITING : undefined}>
      <Details
        plain
        summary={
          count > 1
            ? legal('footerLicensedCount', { count })
            : legal('footerLicensedOne', { state: formatList(named, 'unit') })
        }
      >
        {isIdle ? (
          <>
            <LicensedIn states={named} areAll={count >= 50} />
            {children}
          </>
        ) : null}
      </Details>
    </div>
  );
}

function LicensedIn({ states, areAll }: { states: readonly string[]; areAll: boolean }) {
  const legal = useLegal();
  const named = { states: formatList(states, 'unit') };
  return <p>{areAll ? legal('footerLicensed', named) : legal('footerLicensedMore', named)}</p>;
}
