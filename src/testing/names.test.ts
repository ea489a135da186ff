import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['src', 'remotes', 'host-demo', 'packages', 'e2e', '.ci'];
/** Keys of copies are published: brands override them by name. */
const LEFT_OUT = /(^|\/)(node_modules|dist)\/|copy\.ts$/i;

/** Replaced by standard terms; docs/decisions/0028-journeys-and-names.md has a table of them. */
const RETIRED =
  'ahead apart dearer detour doubted elsewhere endure entrance entrances hands letgo nobody rested said say saying says placed settle settled somebody sought standing tell telling tells told unheard vain whoever';
/** The platform's own, and the type of events that hosts see in release 1.0.0. */
const ALLOWED = ['allSettled', 'PromiseSettledResult', 'Told'];

/** Idioms that comments of the product use no more; headings of docs/rules.md may have them. */
const RETIRED_IN_COMMENTS = /\b(?:whoever|somebody|told|in vain)\b|, say(?=[.:;)])| say(?=,)/gi;
const COMMENTED = /^(?:src|remotes)\//;

/** Strings and regular expressions are matched only to be skipped: what looks like a comment or a name in them is none. */
const TOKENS =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{;]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|(?<name>[A-Za-z_$][\w$]*)/g;

const idiomsIn = (source: string) =>
  [...source.matchAll(TOKENS)].flatMap(
    ({ groups }) =>
      groups?.comment
        ?.replace(/docs\/\S+#\S+/g, '')
        .replace(/\n\s*\*? ?/g, ' ')
        .match(RETIRED_IN_COMMENTS) ?? [],
  );

const namesIn = (source: string) =>
  new Set([...source.matchAll(TOKENS)].flatMap(({ groups }) => groups?.name ?? []));

const retired = new Set(RETIRED.split(' '));
/** `letgo` is two words of a name. */
const isRetired = (name: string) => {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|[_$]/).map((word) => word.toLowerCase());
  const isOne = (word: string, at: number) => retired.has(word) || retired.has(word + words[at + 1]);
  return !ALLOWED.includes(name) && words.some(isOne);
};

let files: readonly (readonly [file: string, source: string])[];
beforeAll(async () => {
  const listed = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((file) => join(folder, file)),
    ),
  );
  const named = listed.flat().filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !LEFT_OUT.test(file));
  files = await Promise.all(
    named.map(async (file) => [file, await readFile(join(ROOT, file), 'utf8')] as const),
  );
});

it('no name has a word that was replaced', () => {
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap(([file, source]) =>
    [...namesIn(source)].filter(isRetired).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('no comment has an idiom that was replaced', () => {
  const found = files
    .filter(([file]) => COMMENTED.test(file))
    .flatMap(([file, source]) => idiomsIn(source).map((idiom) => `${file}: ${idiom}`));
  expect(found).toEqual([]);
});

it('finds a word in every spelling, and none outside of code', () => {
  const planted =
    "toldOnce(TELL_HOST, 'said'); // says\nconst isSaid = /say 'it'/; /* ahead */ setTold(`tell`), letGo;";
  expect([...namesIn(planted)].filter(isRetired)).toEqual([
    'toldOnce',
    'TELL_HOST',
    'isSaid',
    'setTold',
    'letGo',
  ]);
});

it('finds an idiom in comments only, also across lines', () => {
  const planted =
    "// Whoever asks, by Enter say, or\n/**\n * Asked in\n * vain: docs/rules.md#waiting-for-somebody */ 'told';";
  expect(idiomsIn(planted)).toEqual(['Whoever', ' say', 'in vain']);
});
