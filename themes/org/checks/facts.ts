import { FieldError } from '#src/brand/check.ts';
import { parseBrand } from '#src/brand/schema/brand.ts';
import { parseCopy } from '#src/brand/schema/copy.ts';
import { parseTheme } from '#src/brand/schema/theme.ts';
import { isIsoDate } from '#src/domain/dates/calendar.ts';
import { PROPERTY_STATES } from '#src/domain/property/states.ts';
import { readNotice } from '../compile.ts';
import { NO_NMLS_ID } from '../create.ts';
import { type Document, formatJson, isObject, type Json, repeatedKeys } from '../json.ts';
import type { Problem } from '../problems.ts';
import { type Layer, problemAt } from '../read.ts';
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
      const field = entryAt(layers, error.field);
      return [problemIn(layers, name, field, { code: 'field', found: foundAt(layers, name, field), why })];
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

/** Prices are read together: where one is written, of the entries of the topmost layer that has it the last. */
function entryAt(layers: readonly Layer[], field: string): string {
  const [, key = ''] = /^pricingData\.(\w+)/.exec(field) ?? [];
  for (const { brand } of key ? [...layers].reverse() : []) {
    const { pricingData } = brand.data;
    const entries = Array.isArray(pricingData) ? pricingData : [];
    const index = entries.findLastIndex((entry) => isObject(entry) && key in entry);
    if (index >= 0) return field.replace('pricingData', `pricingData[${index}]`);
  }
  return field;
}

/** Of two prices the first is the lesser. */
const RANGES = [
  ['aprMin', 'aprMax'],
  ['minAmount', 'maxAmount'],
  ['recordingFeeMin', 'recordingFeeMax'],
] as const;

/** What each price is by itself is told by its shape. */
export function prices({ merged, layers }: Context): Problem[] {
  const [price = {}] = Array.isArray(merged.brand.pricingData) ? merged.brand.pricingData : [];
  const values = isObject(price) ? price : {};
  const wrong = (name: string, why: string) => {
    const path = entryAt(layers, `pricingData.${name}`);
    return problemIn(layers, 'brand', path, { code: 'price', found: foundAt(layers, 'brand', path), why });
  };
  return [
    ...RANGES.filter(([least, most]) => Number(values[least]) > Number(values[most])).map(([least, most]) =>
      wrong(least, `it is more than ${most}`),
    ),
    ...(isIsoDate(values.asOf) ? [] : [wrong('asOf', 'it is no day')]),
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
  const wrong = (index: number, state: Json, why: string) =>
    problemIn(layers, 'brand', `${path}[${index}]`, { code: 'state', found: JSON.stringify(state), why });
  return (Array.isArray(licensed) ? licensed : []).flatMap((state, index, all) => {
    if (!(PROPERTY_STATES as readonly Json[]).includes(state))
      return [wrong(index, state, 'it is none of the fifty states and DC')];
    return all.indexOf(state) < index ? [wrong(index, state, 'it stands twice')] : [];
  });
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
    ...states.flatMap((state) => unapproved(readNotice(state, files), 'text')),
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

const SIGNED: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  approvedBy: (value) => typeof value === 'string' && value.trim() !== '',
  approvedOn: isIsoDate,
};

const unapproved = (document: Document, path: string): Problem[] =>
  Object.entries(SIGNED)
    .filter(([name, isSigned]) => !isSigned(document.data[name]))
    .slice(0, 1)
    .map(([name]) => {
      const { [name]: said } = document.data;
      return problemAt(document, path, {
        code: 'unapproved',
        found: typeof said === 'string' && said.trim() ? `${name} ${JSON.stringify(said)}` : `no ${name}`,
        why: 'a compliance owner answers for it',
        fix: '"approvedBy": "...", "approvedOn": "2026-11-02" in this file',
      });
    });
