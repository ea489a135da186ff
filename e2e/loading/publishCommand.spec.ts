import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Index, indexOf } from '../../themes/org/emit.ts';

/** The commands of docs/versions.md#publishing-organisations-data, on a folder of the test's own. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.resolve(ROOT, process.env.HELOC_DIST ?? 'dist');
const { main } = indexOf(
  (JSON.parse(readFileSync(path.join(DIST, 'themes/index.json'), 'utf8')) as Index).orgs,
);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-publish-'));
  const themes = path.join(folder, 'themes');
  // One lender: what is walked is the same for sixty.
  const isOther = (name: string) => name !== main && /^[A-Z]/.test(name);
  for (const name of readdirSync(path.join(ROOT, 'themes')).filter((each) => !isOther(each)))
    cpSync(path.join(ROOT, 'themes', name), path.join(themes, name), { recursive: true });
  mkdirSync(path.join(folder, 'docs'));
  cpSync(path.join(ROOT, 'docs/test-inputs.json'), path.join(folder, 'docs/test-inputs.json'));
  const dist = path.join(folder, 'cdn');
  mkdirSync(dist);
  for (const name of readdirSync(DIST))
    if (
      !['themes', 'loaders', 'sandbox'].includes(name) &&
      !/^themes\.|^banners|^(release|loaders)\.json$/.test(name)
    )
      symlinkSync(path.join(DIST, name), path.join(dist, name));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const env = { ...process.env, HELOC_DIST: path.join(folder, 'cdn') };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
const publish = (out: string) => run(path.join(DIST, 'org.mjs'), 'emit', out, '--publish');
const makeLoaders = () => run(path.join(ROOT, 'packages/release.mjs'));

const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const write = (file: string, data: object) =>
  writeFileSync(path.join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
const hashOf = ({ orgs }: Index) => orgs.find(({ code }) => code === main)?.hash as string;

test('publishing by command: what nobody has approved is refused, and what was published before stays', {
  tag: '@soak',
}, () => {
  const facts = `themes/families/${read(`themes/${main}/brand.json`).family}/brand.json`;
  const approved = read(facts);
  const { approvedBy: _, ...unapproved } = approved;
  write(facts, unapproved);
  const refused = publish('preview/themes');
  expect(refused.said).toContain(facts);
  expect(refused.said).toContain('approvedBy');
  expect(refused.status).toBe(1);
  expect(existsSync(path.join(folder, 'preview'))).toBe(false);

  write(facts, approved);
  expect(publish('preview/themes')).toEqual({ status: 0, said: '' });
  const first: Index = read('preview/themes/index.json');
  expect(read(`preview/themes/${main}/${hashOf(first)}/first.json`)).toMatchObject({
    tree: expect.any(Array),
  });

  expect(publish('cdn/themes').status).toBe(0);
  expect(read('cdn/themes/index.json')).toEqual(first);
  expect(makeLoaders()).toEqual({ status: 0, said: '' });
  const loaderOf = () =>
    path.join('cdn/loaders', read('cdn/loaders.json').loaders[main].path.replace(/^\/heloc\/[^/]+/, ''));
  const firstLoader = loaderOf();
  expect(readFileSync(path.join(folder, firstLoader), 'utf8')).toContain(hashOf(first));

  write(`themes/${main}/copy.json`, { schema: 2, 'register-v2/property': { heading: 'Which home?' } });
  expect(publish('cdn/themes')).toEqual({ status: 0, said: '' });
  expect(makeLoaders().status).toBe(0);
  const second: Index = read('cdn/themes/index.json');
  expect(hashOf(second)).not.toBe(hashOf(first));
  expect(JSON.stringify(read(`cdn/themes/${main}/${hashOf(second)}/first.json`))).toContain('Which home?');
  expect(JSON.stringify(read(`cdn/themes/${main}/${hashOf(first)}/first.json`))).not.toContain('Which home?');
  const secondLoader = loaderOf();
  expect(secondLoader).not.toBe(firstLoader);
  for (const loader of [firstLoader, secondLoader]) expect(existsSync(path.join(folder, loader))).toBe(true);

  // A version that is kept no longer takes its loader with it.
  rmSync(path.join(folder, 'cdn/themes', main, hashOf(first)), { recursive: true });
  expect(makeLoaders().status).toBe(0);
  expect([firstLoader, secondLoader].map((loader) => existsSync(path.join(folder, loader)))).toEqual([
    false,
    true,
  ]);
});
