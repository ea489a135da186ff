import { FieldError } from '#src/brand/check.ts';
import { parseBrand } from '#src/brand/schema/brand.ts';
import { parseCopy } from '#src/brand/schema/copy.ts';
import { parseTheme } from '#src/brand/schema/theme.ts';
import { PROPERTY_STATES } from '#src/domain/property/states.ts';
import { NO_NMLS_ID } from '../create.ts';
import { type Document, formatJson, isObject, type Json, repeatedKeys } from '../json.ts';
import type { Problem } from '../problems.ts';
import { type Layer, problemAt, readDocument } from '../read.ts';
import { at, type Context, foundAt, problemIn } from './context.ts';

/** What only the organisation itself can say. */
export function identity({ own, code }: Context): Problem[] {
  const { brand } = own;
  const needed = ['orgCode', 'brand', 'role'].filter((name) => !(name in brand.data));
  return [
    ...needed.map((name) =>
      problemAt(brand, name, { code: 'missing', found: 'nothing', why: 'it is never inherited' }),
    ),
    ...(brand.data.orgCode === code || needed.includes('orgCode')
      ? []
      : [
          problemAt(brand, 'orgCode', {
            code: 'org-code',
            found: `${brand.data.orgCode}`,
            why: 'it is the name of the folder',
            fix: code,
          }),
        ]),
  ];
}

/** How the files are written. */
export function writing({ own }: Context): Problem[] {
  return documentsOf(own).flatMap((document) => [
    ...repeatedKeys(document.text).map((path) =>
      problemAt(document, path, {
        code: 'twice',
        found: 'a key that stands twice',
        why: 'the first is lost',
      }),
    ),
    ...(document.text === formatJson(document.data) || document.text === '{}'
      ? []
      : [
          problemAt(document, '', {
            code: 'format',
            found: 'another layout',
            why: 'what is laid out alike can be compared',
            fix: 'npm run org migrate',
            hint: true,
          }),
        ]),
  ]);
}

const documentsOf = ({ brand, tokens, copy }: Layer): Document[] => [brand, tokens, copy];

/** As the loader reads them. */
export function shapes({ code, brand, theme, dark, copy, layers }: Context): Problem[] {
  const said = (name: 'brand' | 'tokens' | 'copy', parse: () => void): Problem[] => {
    try {
      parse();
      return [];
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      const why = error.message.replace(`"${error.field}" `, '');
      return [
        problemIn(layers, name, error.field, {
          code: 'field',
          found: foundAt(layers, name, error.field),
          why,
        }),
      ];
    }
  };
  const withDark = { ...theme, ...(dark !== '' && { dark }) };
  return [
    ...said('brand', () => parseBrand(brand)),
    ...said('tokens', () =>
      parseTheme(withDark, { org: code, base: 'https://cdn.example/themes/X/theme.json' }),
    ),
    ...said('copy', () => parseCopy(copy, '')),
  ];
}

/** What a new folder is written with. */
export function placeholders({ own: { brand } }: Context): Problem[] {
  const path = 'orgMetadata.companyInfo.nmlsId';
  if (at(brand.data, path) !== NO_NMLS_ID) return [];
  return [
    problemAt(brand, path, {
      code: 'placeholder',
      found: NO_NMLS_ID,
      why: "it is nobody's; check phone, address and states as well",
      fix: "the lender's NMLS number",
    }),
  ];
}

/** Where a lender can be licensed. */
export function states({ merged, layers }: Context): Problem[] {
  const path = 'orgMetadata.companyInfo.licensedStates';
  const licensed = at(merged.brand, path);
  return (Array.isArray(licensed) ? licensed : []).flatMap((state, index) =>
    (PROPERTY_STATES as readonly Json[]).includes(state)
      ? []
      : [
          problemIn(layers, 'brand', `${path}[${index}]`, {
            code: 'state',
            found: JSON.stringify(state),
            why: 'it is none of the fifty states and DC',
          }),
        ],
  );
}

/** What follows from other facts. */
export function derivable({ own: { brand }, code }: Context): Problem[] {
  const stored: [path: string, isStored: boolean, from: string][] = [
    ['canonicalOrgCode', brand.data.canonicalOrgCode === code, 'it is the code'],
    ['slug', 'slug' in brand.data, 'it follows from the code'],
    ...['newYork', 'hawaii'].map((name): [string, boolean, string] => [
      `capabilities.${name}`,
      at(brand.data, `capabilities.${name}`) !== undefined,
      'it follows from licensedStates',
    ]),
  ];
  return stored
    .filter(([, isStored]) => isStored)
    .map(([path, , why]) =>
      problemAt(brand, path, {
        code: 'derived',
        found: JSON.stringify(at(brand.data, path)),
        why,
        fix: 'delete it',
      }),
    );
}

/** What a compliance owner answers for. */
const COMPLIANCE = ['legal', 'stateNotices', 'regulator', 'insurance', 'equalHousing'];
const TRIGGERS = ['aprMin', 'aprMax', 'autopayDiscount', 'originationFeeMax', 'example'];

/** Of every layer, and of the notices that it names: what is published is all of them. */
export function approvals({ layers, merged, files }: Context): Problem[] {
  const notices = at(merged.brand, 'orgMetadata.companyInfo.stateNotices');
  const states = (Array.isArray(notices) ? notices : []).map((notice) =>
    isObject(notice) ? notice.state : notice,
  );
  return [
    ...layers.flatMap(approvalsOf),
    ...states.flatMap((state) => unapproved(readDocument(`notices/${state}.json`, files), 'text')),
  ];
}

function approvalsOf({ brand, copy }: Layer): Problem[] {
  const company = at(brand.data, 'orgMetadata.companyInfo');
  const prices = Array.isArray(brand.data.pricingData) ? brand.data.pricingData : [];
  const first =
    COMPLIANCE.filter((name) => isObject(company) && name in company).map(
      (name) => `orgMetadata.companyInfo.${name}`,
    )[0] ??
    (prices.some((entry) => isObject(entry) && TRIGGERS.some((name) => name in entry))
      ? 'pricingData'
      : undefined);
  return [
    ...(first ? unapproved(brand, first) : []),
    ...(isObject(copy.data.legal) ? unapproved(copy, 'legal') : []),
  ];
}

const unapproved = (document: Document, path: string): Problem[] =>
  ['approvedBy', 'approvedOn']
    .filter((name) => typeof document.data[name] !== 'string' || document.data[name] === '')
    .slice(0, 1)
    .map((name) =>
      problemAt(document, path, {
        code: 'unapproved',
        found: `no ${name}`,
        why: 'a compliance owner answers for it',
        fix: '"approvedBy": "...", "approvedOn": "2026-11-02" in this file',
      }),
    );
