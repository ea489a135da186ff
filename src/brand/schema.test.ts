import { beforeAll, describe, expect, it } from '@jest/globals';
import { fetchEmitted, themesIndex } from '#src/testing/themes.ts';
import { parseBrand } from './schema/brand.ts';
import { RETIRED_CAPABILITIES } from './schema/capabilities.ts';
import { parseCopy } from './schema/copy.ts';
import { parseTheme } from './schema/theme.ts';

type Json = Record<string, unknown>;
let brand: Json;
let theme: Json;
const at = { org: 'SOME_ORG', base: 'https://cdn.example/themes/SOME_ORG/theme.json' };

beforeAll(async () => {
  const index = themesIndex();
  const read = async (file: string) =>
    (await fetchEmitted(`http://cdn.test/themes/${index.main}/${file}`)).json();
  [brand, theme] = (await Promise.all([read('brand.json'), read('theme.json')])) as [Json, Json];
});

/** A copy with one field, named by its path, set to something else. */
function having(data: Json, path: string, value: unknown): Json {
  const copy = structuredClone(data);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Json>((node, key) => node[key] as Json, copy);
  parent[last] = value;
  return copy;
}

describe('parseBrand', () => {
  it('merges the pricing list, later entries winning', () => {
    const data = having(brand, 'pricingData', [...(brand.pricingData as Json[]), { aprMax: '9.99' }]);
    expect(parseBrand(data).pricing).toMatchObject({
      aprMin: '7.60',
      aprMax: '9.99',
      manualNotaryFee: '300',
    });
  });

  it('has heloc as its product, legal pages of its own site, capabilities off', () => {
    const parsed = parseBrand(having(brand, 'capabilities', null));
    expect(parsed.products.heloc.name).toBe('Home equity line of credit');
    expect(parsed.companyInfo.legal).toMatchObject({ terms: '/terms', privacy: '/privacy' });
    expect(Object.values(parsed.capabilities)).not.toContain(true);
  });

  it('passes over a capability that has gone, in what a page supplies too', () => {
    for (const name of RETIRED_CAPABILITIES) {
      expect(() => parseBrand(having(brand, `capabilities.${name}`, true))).not.toThrow();
    }
  });

  it.each([
    [undefined, ''],
    [null, ''],
    ['', ''],
    ['https://lender.example/', 'https://lender.example'],
  ])('reads the base address %s as "%s"', (given, expected) => {
    expect(parseBrand(having(brand, 'baseUrl', given)).baseUrl).toBe(expected);
  });

  it.each<[string, unknown, string]>([
    ['orgMetadata.companyInfo.nmlsId', 12, '"orgMetadata.companyInfo.nmlsId" must be an NMLS number'],
    ['orgMetadata.companyInfo.legalName', ' ', '"orgMetadata.companyInfo.legalName" must be a text'],
    [
      'orgMetadata.companyInfo.licensedStates',
      ['NC', 'n'],
      '"orgMetadata.companyInfo.licensedStates[1]" must be a two-letter state code',
    ],
    ['orgMetadata.companyInfo', null, '"orgMetadata.companyInfo" must be an object'],
    ['orgMetadata.products', {}, '"orgMetadata.products.heloc" is missing'],
    ['role', 'boss', '"role" must be one of main, ny, wholesale, partner'],
    ['capabilities.newYrok', true, '"capabilities.newYrok" is not a known field'],
    ['pricingData', [], '"pricingData.aprMin" must be a decimal number written as a text'],
    ['flags.x', 'yes', '"flags.x" must be true or false'],
    [
      'creditBureaus',
      { EQUIFAX: { url: 'javascript:alert(1)' } },
      '"creditBureaus.EQUIFAX.url" must be an http(s) address or a path',
    ],
    ['creditBureaus', { INNOVIS: {} }, '"creditBureaus.INNOVIS" is not a known field'],
    ['baseUrl', 'javascript:alert(1)', '"baseUrl" must be an http(s) address or empty'],
    ['baseUrl', 'https://user@evil.example', '"baseUrl" must be an http(s) address or empty'],
  ])('names the field: %s = %j', (path, value, message) => {
    expect(() => parseBrand(having(brand, path, value))).toThrow(message);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'https://a@b.example/',
    'terms',
    'https:///x',
  ])('refuses the link %s', (link) => {
    expect(() => parseBrand(having(brand, 'orgMetadata.companyInfo.legal.terms', link))).toThrow('http(s)');
  });

  it.each([undefined, null, 3, 'x', []])('is not %j', (data) => {
    expect(() => parseBrand(data)).toThrow('must be an object');
  });
});

describe('parseTheme', () => {
  it('makes addresses absolute and gives fonts a name of their own', () => {
    const parsed = parseTheme(theme, at);
    expect(parsed.logo.url).toMatch(/^https:\/\/cdn\.example\/themes\/files\/\w+\.(svg|png)$/);
    expect(parsed.fonts[0]?.family).toBe('heloc-some-org-figtree');
    expect(parsed.tokens['font-body']).toMatch(/^heloc-some-org-figtree, /);
    expect(parsed.header).toBe('start');
  });

  it.each<[string, unknown, string]>([
    ['tokens.color-page', 'url(x)', '"tokens.color-page" must be a hex colour'],
    ['tokens.colour-page', '#fff', '"tokens.colour-page" is not a token'],
    ['tokens.space', undefined, '"tokens.space" must be a length'],
    ['logo.src', 'javascript:alert(1)', '"logo.src" must be a path or address'],
    ['logo.src', 'data:image/svg+xml,x', '"logo.src" must be an http(s) address'],
    ['favicon.type', 'text/html', '"favicon.type" must be one of'],
    ['scheme', 'blue', '"scheme" must be one of light, dark'],
    [
      'fonts',
      [{ family: 'A"B', weight: '400', src: 'a.woff2' }],
      '"fonts[0].family" must be a font family name',
    ],
  ])('names the field: %s = %j', (path, value, message) => {
    expect(() => parseTheme(having(theme, path, value), at)).toThrow(message);
  });
});

describe('parseCopy', () => {
  it('takes texts and lists of texts by namespace', () => {
    expect(parseCopy({ a: { b: 'c', d: ['e'] } }, '')).toEqual({ a: { b: 'c', d: ['e'] } });
    expect(() => parseCopy({ a: { b: 3 } }, '')).toThrow('"a.b" must be a text');
    expect(() => parseCopy({ a: 'b' }, '')).toThrow('"a" must be an object');
  });
});
