import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['src', 'remotes', 'host-demo', 'packages', 'e2e', '.ci'];
/** Keys of copies are published: brands override them by name. */
const LEFT_OUT = /(^|\/)(node_modules|dist)\/|copy\.ts$/i;

/** Replaced by standard terms; docs/decisions/0028-journeys-and-names.md has a table of them. */
const RETIRED =
  'ahead apart dearer doubted elsewhere endure hands nobody said say saying says placed settle settled somebody sought standing tell telling tells told unheard vain whoever';
/** The platform's own, and the type of events that hosts see in release 1.0.0. */
const ALLOWED = ['allSettled', 'PromiseSettledResult', 'Told'];

/** Everything before the last alternative is passed over: comments, strings, regular expressions. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{;]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|(?<name>[A-Za-z_$][\w$]*)/g;

const namesIn = (source: string) =>
  new Set([...source.matchAll(TOKENS)].flatMap(({ groups }) => groups?.name ?? []));

const retired = new Set(RETIRED.split(' '));
const isRetired = (name: string) =>
  !ALLOWED.includes(name) &&
  name.split(/(?<=[a-z\d])(?=[A-Z])|[_$]/).some((word) => retired.has(word.toLowerCase()));

it('no name has a word that was replaced', async () => {
  const listed = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((file) => join(folder, file)),
    ),
  );
  const files = listed.flat().filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(2000);
  const found = await Promise.all(
    files.map(async (file) =>
      [...namesIn(await readFile(join(ROOT, file), 'utf8'))]
        .filter(isRetired)
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

it('finds a word in every spelling, and none outside of code', () => {
  const planted =
    "toldOnce(TELL_HOST, 'said'); // says\nconst isSaid = /say 'it'/; /* ahead */ setTold(`tell`);";
  expect([...namesIn(planted)].filter(isRetired)).toEqual(['toldOnce', 'TELL_HOST', 'isSaid', 'setTold']);
});
