import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { JsonObject } from '../../../themes/org/json.ts';
import { printed } from '../../../themes/org/problems.ts';
import { CODES, folderOf } from '../testing/folders.ts';
import type { Folder } from './folder.ts';
import { exportChecked, exportZip, importZip } from './zip.ts';

const plainKey = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((key) => !/^(__proto__|constructor|prototype)$/.test(key));
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(plainKey, tie('value'), { maxKeys: 5, noNullPrototype: true }),
})).object as fc.Arbitrary<JsonObject>;

/** Bytes as texts, which are compared at once. */
const readable = ({ assets, ...data }: Folder) => ({
  ...data,
  assets: [...assets].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
});

describe('export then import', () => {
  test('is the same folder for every organisation, in the same bytes each time', () => {
    for (const code of CODES) {
      const folder = folderOf(code);
      const checked = exportChecked(folder) as { bytes: Uint8Array };
      expect(Buffer.from(checked.bytes).equals(exportZip(folderOf(code)))).toBe(true);
      const imported = importZip(checked.bytes) as { folder: Folder };
      expect(readable(imported.folder)).toEqual(readable(folder));
    }
  });

  test('is the identity for any data', () => {
    fc.assert(
      fc.property(plain, plain, plain, fc.uint8Array(), (brand, tokens, copy, font) => {
        const folder: Folder = {
          code: 'A_CU',
          brand: { ...brand, schema: 2 },
          tokens: { ...tokens, $extensions: { heloc: { schema: 2 } } },
          copy: { ...copy, schema: 2 },
          assets: new Map([['assets/fonts/a.woff2', new Uint8Array([...strToU8('wOF2'), ...font])]]),
        };
        const bytes = exportZip(folder);
        expect(exportZip(structuredClone(folder))).toEqual(bytes);
        const again = importZip(bytes);
        // As JSON has it: what was no number of JSON is none.
        expect(again).toEqual({
          folder: {
            ...folder,
            brand: JSON.parse(JSON.stringify(folder.brand)),
            copy: JSON.parse(JSON.stringify(folder.copy)),
            tokens: JSON.parse(JSON.stringify(folder.tokens)),
          },
        });
      }),
      { numRuns: 60 },
    );
  });

  test('says nothing of the day or the machine', () => {
    const bytes = exportZip(folderOf(CODES[0] as string));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(view.getUint32(10, true)).toBe((1 << 21) | (1 << 16));
  });
});

describe('an archive is refused', () => {
  const zip = (entries: Record<string, Uint8Array | string>) =>
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    );
  const said = (bytes: Uint8Array) => {
    const imported = importZip(bytes);
    return 'problems' in imported ? imported.problems.map(printed).join() : 'taken';
  };
  test.each<[string, Record<string, Uint8Array | string>, RegExp]>([
    ['with a way out of its folder', { 'A_CU/../../x/brand.json': '{}' }, /\[archive\]/],
    ['with an absolute path', { '/A_CU/brand.json': '{}' }, /\[archive\]/],
    [
      'with a foreign file',
      { 'A_CU/brand.json': '{}', 'A_CU/assets/a.html': 'x' },
      /^A_CU\/assets\/a\.html:1 \[archive\] a file of no kind.*Fix:/,
    ],
    [
      'with a script in a drawing',
      { 'A_CU/assets/logo.svg': '<svg viewBox="0 0 1 1"><script/></svg>' },
      /logo\.svg:1 \[drawing\] has <script>/,
    ],
    [
      'with HTML in a drawing',
      { 'A_CU/assets/logo.svg': '<svg><foreignObject/></svg>' },
      /has <foreignObject>/,
    ],
    [
      'with a reference in a drawing',
      { 'A_CU/assets/favicon.svg': '<svg><path fill="url(https://x.example)"/></svg>' },
      /refers to url/,
    ],
    ['with a font that is none', { 'A_CU/assets/fonts/a.woff2': 'OTTO' }, /no WOFF2/],
    ['with a picture that is none', { 'A_CU/assets/logo.png': '<svg/>' }, /no PNG/],
    ['with a file that is not JSON', { 'A_CU/brand.json': '{\n"a": }' }, /brand\.json:2 \[json\]/],
    ['with a list for an object', { 'A_CU/copy.json': '[]' }, /must hold an object/],
    [
      'in an old encoding',
      { 'A_CU/brand.json': Uint8Array.of(0x7b, 0xe4, 0x7d) },
      /brand\.json:1 \[encoding\]/,
    ],
    ['of a later release', { 'A_CU/brand.json': '{"schema":3}' }, /schema 3, this release reads up to 2/],
    [
      'with a text of 100 kB',
      { 'A_CU/copy.json': `{"a":{"b":"${'x'.repeat(100_000)}"}}` },
      /text of 100000 characters/,
    ],
    [
      'with depths',
      { 'A_CU/brand.json': `{"a":${'['.repeat(90_000)}${']'.repeat(90_000)}}` },
      /levels deep|cannot be read/,
    ],
    [
      'with depths that do not end',
      { 'A_CU/brand.json': `{"a":${'['.repeat(90_000)}` },
      /cannot be read|not JSON/,
    ],
    [
      'with a key of prototypes',
      { 'A_CU/brand.json': '{"__proto__":{"polluted":1}}' },
      /has the key __proto__/,
    ],
    ['with 8 MB', { 'A_CU/brand.json': new Uint8Array(8_000_000) }, /at most 1000000/],
  ])('%s', (_, entries, expected) => {
    expect(said(zip(entries))).toMatch(expected);
  });

  test('that becomes 1 GB', () => {
    const bytes = zip({ 'A_CU/brand.json': new Uint8Array(1_000) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 2 ** 30, true);
    expect(said(bytes)).toMatch(/1073741824 bytes/);
  });

  test('with any other bytes, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => {
        expect(importZip(noise)).toHaveProperty('problems');
      }),
    );
    const whole = exportZip(folderOf(CODES[0] as string));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const broken = whole.slice();
        broken[at] = byte;
        const imported = importZip(broken);
        expect('folder' in imported || imported.problems.length > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test('an older folder is brought to the newest schema', () => {
  const entries = {
    'A_CU/brand.json': strToU8('{"orgCode":"A_CU","canonicalOrgCode":"A_CU"}'),
    'A_CU/theme.json': strToU8('{"tokens":{"color-primary":"#7A3E9D"}}'),
  };
  const imported = importZip(zipSync(entries));
  expect(imported).toMatchObject({
    folder: {
      brand: { schema: 2, orgCode: 'A_CU' },
      tokens: { color: { primary: { $value: { hex: '#7A3E9D' } } } },
    },
  });
  expect(Object.keys(unzipSync(exportZip((imported as { folder: Folder }).folder)))).toEqual([
    'A_CU/brand.json',
    'A_CU/brand.tokens.json',
  ]);
});
