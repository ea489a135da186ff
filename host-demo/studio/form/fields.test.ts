import { expect, test } from '@jest/globals';
import { factsOf } from '../../../themes/org/compile.ts';
import { tokensOf } from '../../../themes/org/dtcg.ts';
import { onDisk } from '../../../themes/org/files.ts';
import { isObject, type Json } from '../../../themes/org/json.ts';
import { CHOICES } from '../../../themes/org/look.ts';
import { listOrgs } from '../../../themes/org/read.ts';
import type { Folder } from '../model/folder.ts';
import { asText, changeOf, NOTHING, parsed } from '../model/values.ts';
import type { Field } from './field.ts';
import { GROUPS } from './fields.ts';

const files = onDisk('themes');
const own = listOrgs(files).map((code) => factsOf(code, files).layers.at(-1));
const ALL_FIELDS = Object.values(GROUPS)
  .flat()
  .flatMap(({ fields }) => fields);
const paths = (file: string) =>
  new Set(ALL_FIELDS.filter((field) => field.file === file).map(({ path }) => path.join('.')));

/** Who a folder is, and what the studio writes by itself. */
const NOT_HERE = /^(schema|family|extends|orgCode|role|approvedBy|approvedOn|canonicalOrgCode)$/;

function leaves(value: Json | undefined, path = ''): string[] {
  if (Array.isArray(value) && path === 'pricingData')
    return value.flatMap((each, index) => leaves(each, `${path}.${index}`));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

test('every fact that a lender says for itself has a field', () => {
  const known = paths('brand');
  const said = new Set(own.flatMap((layer) => leaves(layer?.brand.data)));
  expect([...said].filter((path) => !NOT_HERE.test(path) && !known.has(path))).toEqual([]);
});

test('every token that a lender sets has a field, and so has every choice', () => {
  const known = paths('tokens');
  const set = new Set(own.flatMap((layer) => [...tokensOf(layer?.tokens.data ?? {}).keys()]));
  expect([...set].filter((path) => !known.has(path))).toEqual([]);
  for (const name of Object.keys(CHOICES)) expect(known).toContain(`$extensions.heloc.${name}`);
});

test('each says where it shows, and no two are of the same place', () => {
  for (const { shows } of ALL_FIELDS) expect(shows).not.toBe('');
  const places = ALL_FIELDS.map(({ file, path }) => `${file} ${path.join('.')}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(['none', '0 2px 10px #1C3A2A14', 'inset 0 0 0 1px #FFFFFF, 0 16px 48px 2px #00000047'])(
  'a shadow is typed as it is served: %s',
  (typed) => {
    const field = ALL_FIELDS.find(({ kind }) => kind.as === 'shadow') as (typeof ALL_FIELDS)[number];
    const read = parsed(field, typed);
    expect('value' in read && (asText(read.value) || 'none')).toBe(typed);
    expect(parsed(field, `${typed}; url(x)`)).toHaveProperty('problem');
  },
);

test('a step is told in the words of its field', () => {
  const folder: Folder = {
    code: 'A_CU',
    brand: {},
    tokens: { $extensions: { heloc: { header: 'tint' } } },
    copy: {},
    assets: new Map(),
  };
  const told = (path: string, value: Json | undefined, inherited = NOTHING) => {
    const field = ALL_FIELDS.find((each) => each.path.join('.') === path) as Field;
    return changeOf(field, folder, inherited, value).label;
  };
  expect(told('$extensions.heloc.elevation', 'none')).toBe('Elevation Soft to Flat');
  expect(told('$extensions.heloc.header', 'brand')).toBe(
    'Header without a color of its own Light tint to Primary',
  );
  expect(told('capabilities.crypto', true)).toMatch(/ not set to Yes$/);
  expect(told('radius.card', { value: 12, unit: 'px' })).toBe('Radius of cards derived to 12');
  const below = { ...NOTHING, tokens: { radius: { card: { $value: { value: 8, unit: 'px' } } } } };
  expect(told('radius.card', { value: 12, unit: 'px' }, below)).toBe('Radius of cards inherited to 12');
});
