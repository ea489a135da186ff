import type { CopyValue } from '#src/brand/copy.tsx';
import { mergeBrand } from '#src/brand/merge.ts';
import { pseudoCopy } from '#src/brand/pseudo.ts';
import type { Texts } from '../../../themes/org/checks/context.ts';
import type { JsonObject } from '../../../themes/org/json.ts';
import type { Supplied } from '../model/compiled.ts';

/** What a look has to bear. */
export const STRAINS = {
  long: 'Long names',
  name: '60-letter brand',
  pseudo: 'Pseudo-locale',
  rtl: 'Right to left',
} as const;
export type Strain = keyof typeof STRAINS;

const NAME = 'The First Mutual Community Savings & Lending Union of Newtown';
const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';

const company = (facts: JsonObject): Partial<Supplied> => ({
  brand: { orgMetadata: { companyInfo: facts } },
});

/** What each lays over the data; the direction of writing is the page's own. */
const OVER: Readonly<Record<Strain, (texts: Texts) => Partial<Supplied>>> = {
  long: () =>
    company({
      legalName: 'Kirchweger-Featherstonehaugh Residential Mortgage Acceptance Corporation, N.A.',
      dba: 'Featherstonehaugh & Cholmondeley Neighborhood Home Lending',
      supportEmail: 'member.services.and.questions@featherstonehaugh-cholmondeley.example',
      licensedStates: STATES.split(' '),
    }),
  name: () => ({ brand: { brand: NAME, orgMetadata: { companyInfo: { shortName: NAME } } } }),
  pseudo: (texts) => ({
    copy: pseudoCopy(
      Object.entries(texts).map(([key, strings]) => ({
        key,
        strings: strings as Record<string, CopyValue>,
      })) as never,
    ) as unknown as JsonObject,
  }),
  rtl: () => ({}),
};

export const strained = (supplied: Supplied, strains: readonly Strain[], texts: Texts): Supplied =>
  strains.reduce((all, strain) => mergeBrand(all, OVER[strain](texts)) as Supplied, supplied);
