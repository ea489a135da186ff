import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Index, IndexEntry } from './emit.ts';
import { publish } from './versions.ts';

let root: string;
let out: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'heloc-versions-'));
  out = path.join(root, 'themes');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const entry = (code: string): IndexEntry => ({
  code,
  slug: code.toLowerCase(),
  name: code,
  supportPhone: '',
  role: 'partner',
  hosts: [],
  aliases: [],
});
const read = async (file: string) => JSON.parse(await readFile(path.join(out, file), 'utf8'));
const indexNow = () => read('index.json') as Promise<Index>;

/** Publishes organisations with these words; the others stay as they are. */
async function serve(words: Record<string, string>, gone: readonly string[] = []): Promise<Index> {
  const next = await mkdtemp(path.join(root, 'next-'));
  for (const [code, word] of Object.entries(words)) {
    await mkdir(path.join(next, code));
    for (const file of ['bundle', 'copy'])
      await writeFile(path.join(next, code, `${file}.json`), JSON.stringify({ file, word }));
  }
  const fresh = Object.keys(words).map(entry);
  const served = existsSync(out) ? (await indexNow()).orgs : [];
  const kept = served.filter(({ code }) => !(code in words) && !gone.includes(code));
  return publish({ next, out, main: 'A', fresh, orgs: [...kept, ...fresh] });
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What a page that has read the table finds of each organisation. */
async function wordsOf({ orgs }: Index): Promise<string[]> {
  const found = orgs.map(async ({ code, hash, integrity }) => {
    const folder = path.join(out, code, String(hash));
    const bundle = await readFile(path.join(folder, 'bundle.json'), 'utf8');
    expect(sha256(bundle)).toBe(integrity);
    const hashes = JSON.parse(await readFile(path.join(folder, 'integrity.json'), 'utf8'));
    const copy = await readFile(path.join(folder, 'copy.json'), 'utf8');
    expect(hashes).toEqual({ 'bundle.json': sha256(bundle), 'copy.json': sha256(copy) });
    const words = [bundle, copy].map((text) => JSON.parse(text).word as string);
    expect(new Set(words).size).toBe(1);
    return words[0] as string;
  });
  return Promise.all(found);
}

test('a page that has read the table finds one version of each, whatever is published after that', async () => {
  const first = await serve({ A: 'one', B: 'one' });
  const second = await serve({ A: 'two' });
  expect(second.orgs.find(({ code }) => code === 'B')).toEqual(first.orgs.find(({ code }) => code === 'B'));
  expect(await wordsOf(first)).toEqual(['one', 'one']);
  expect(await wordsOf(await indexNow())).toEqual(['one', 'two']);
  // Without a hash: of the newest.
  expect((await read('A/copy.json')).word).toBe('two');
});

test('nothing is named before it is there', async () => {
  await serve({ A: '0', B: '0' });
  let done = false;
  const seen = new Set<string>();
  const reading = (async () => {
    while (!done) for (const word of await wordsOf(await indexNow())) seen.add(word);
  })();
  for (const word of ['1', '2', '3', '4']) await serve({ A: word, B: word });
  done = true;
  await reading;
  expect(seen.size).toBeGreaterThan(0);
});

test('the former table leads back to what it named', async () => {
  await serve({ A: 'one' });
  await serve({ A: 'two' });
  // Once more, as after a step that failed: it is not the former one for that.
  await serve({ A: 'two' });
  await copyFile(path.join(root, 'themes.former.index.json'), path.join(out, 'index.json'));
  expect(await wordsOf(await indexNow())).toEqual(['one']);
});

test('the same data is the same version', async () => {
  const [first, again] = [await serve({ A: 'one' }), await serve({ A: 'one' })];
  expect(again).toEqual(first);
  expect((await readdir(path.join(out, 'A'))).filter((name) => !name.endsWith('.json'))).toHaveLength(1);
});

test('a version stays for two years after it was the newest, and longer where it is so again', async () => {
  const versionOf = ({ orgs }: Index) => path.join(out, 'A', String(orgs[0]?.hash));
  const [one, two] = [versionOf(await serve({ A: 'one' })), versionOf(await serve({ A: 'two' }))];
  const former = path.join(root, 'themes.former.json');
  const age = async (months: number) => {
    const known = JSON.parse(await readFile(former, 'utf8')) as Record<string, string>;
    const until = new Date();
    until.setMonth(until.getMonth() - months);
    const aged = Object.keys(known).map((folder) => [folder, until.toISOString()]);
    await writeFile(former, JSON.stringify(Object.fromEntries(aged)));
  };
  await age(23);
  await serve({ A: 'three' });
  expect(existsSync(one)).toBe(true);
  await age(25);
  await serve({ A: 'two' });
  expect(existsSync(one)).toBe(false);
  expect(existsSync(two)).toBe(true);
});

test('an organisation that is no more is named by nothing, and stays where a page holds it', async () => {
  const first = await serve({ A: 'one', B: 'one' });
  const second = await serve({ A: 'two' }, ['B']);
  expect(second.orgs.map(({ code }) => code)).toEqual(['A']);
  expect(existsSync(path.join(out, 'B/copy.json'))).toBe(false);
  expect(await wordsOf(first)).toEqual(['one', 'one']);
});
