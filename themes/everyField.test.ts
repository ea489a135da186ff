import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LATER_TOKENS, STATE_COLORS, TOKENS } from '#src/brand/tokens.ts';
import { type Compiled, compile, factsOf } from './org/compile.ts';
import { onDisk, overlaid } from './org/files.ts';
import { isObject, type Json, type JsonObject } from './org/json.ts';
import { CHOICES } from './org/look.ts';
import { listOrgs } from './org/read.ts';

/** No field of an organisation's data is taken without an effect that people see. */

const files = onDisk(__dirname);
const codes = listOrgs(files);
const ROOT = join(__dirname, '..');

/** What the application is made of, but for the schemas themselves. */
const sources = Promise.all(
  ['src', 'remotes', 'host-demo/sandbox', 'host-demo/server'].map(async (folder) =>
    (await readdir(join(ROOT, folder), { recursive: true }))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|brand\/schema\//.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  ),
).then((all) => all.flat().join('\n'));

describe('every token', () => {
  test.each(Object.keys({ ...TOKENS, ...STATE_COLORS, ...LATER_TOKENS }))('%s is in a rule', async (name) => {
    expect(await sources).toContain(`--heloc-${name}`);
  });
});

/** As it is served: all that reaches a page. */
const served = ({ theme, full, dark }: Compiled) => JSON.stringify({ theme, full, dark });

/** An organisation that follows the device, with two fonts and nothing set by hand. */
const CODE = codes.find((code) => {
  const { look, merged } = compile(code, files);
  return (
    look.dark === 'derived' &&
    look.fonts.length === 2 &&
    Object.keys(look.ownDark).length === 0 &&
    isObject(merged.tokens.font)
  );
}) as string;

function changed(change: (tokens: JsonObject) => void): string {
  const tokens = JSON.parse(readFileSync(join(__dirname, CODE, 'brand.tokens.json'), 'utf8')) as JsonObject;
  change(tokens);
  return served(
    compile(CODE, overlaid(files, CODE, new Map([['brand.tokens.json', JSON.stringify(tokens)]]))),
  );
}
const extension = (tokens: JsonObject) => (tokens.$extensions as { heloc: JsonObject }).heloc;

describe('every choice of a look', () => {
  test.each(Object.entries(CHOICES))('%s has a look of its own for each of its values', (name, values) => {
    const looks = values.map((value) =>
      changed((tokens) => {
        extension(tokens)[name] = value;
        // A colour that is given stands before the choice of one.
        if (name === 'header') delete (tokens.color as JsonObject).header;
      }),
    );
    expect(new Set(looks).size).toBe(values.length);
  });

  const PUBLIC: readonly (readonly [path: string, value: Json])[] = [
    ['color.primary', '#123456'],
    ['color.accent', '#654321'],
    ['color.page', '#F0F0E0'],
    ['color.header', '#101820'],
    ['color.footer', '#182010'],
    ['font.heading', ['Verdana']],
    ['font.body', ['Verdana']],
    ['fontWeight.heading', 800],
    ['fontWeight.strong', 800],
    ['radius.control', { value: 13, unit: 'px' }],
    ['radius.button', { value: 13, unit: 'px' }],
    ['radius.card', { value: 13, unit: 'px' }],
    ['borderWidth', { value: 3, unit: 'px' }],
  ];
  test.each(PUBLIC)('%s changes what is served', (path, value) => {
    const set = (tokens: JsonObject) => {
      const node = path.split('.').reduce((parent, key) => {
        parent[key] ??= {};
        return parent[key] as JsonObject;
      }, tokens);
      node.$value = value;
    };
    expect(changed(set)).not.toBe(changed(() => {}));
  });
});

/** Names of values at any depth; a list counts as its entries. */
function namesIn(value: Json, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    // Types of discounts are the server's, and flags have a list of their own.
    if (!/^[A-Z_]+$|^fe-/.test(name)) names.add(name);
    namesIn(item, names);
  }
}

/** By the schema itself, which makes other fields of them. */
const READ_BY_SCHEMA = ['pricingData', 'wholesaleLogin'];

test('every field of brand data that an organisation has is read by the application', async () => {
  const names = new Set<string>();
  for (const code of codes) namesIn(factsOf(code, files).brand, names);
  const code = await sources;
  const unread = [...names].filter(
    (name) => !READ_BY_SCHEMA.includes(name) && !new RegExp(`[.{,'"\\s]${name}\\b`).test(code),
  );
  expect(unread).toEqual([]);
});
