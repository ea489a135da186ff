import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ADDITIONS } from './additions.ts';

/*
 * README's sections "Add ..." are true: what they say is done on a copy of the repository, all at once, and with each place
 * left out once.
 */

// Two compilations that fail, one that passes, and two runs of tests.
jest.setTimeout(900_000);

const ROOT = process.cwd();
const COPIED = ['.ci', 'docs', 'e2e', 'host-demo', 'packages', 'remotes', 'src', 'themes'];
const isCopied = (source: string) =>
  !/\/(node_modules|results|dist|\.ci\/additions|e2e\/(hosts|releases|guide))$/.test(source);
/** Without what no addition concerns. */
const TSCONFIG = {
  extends: './tsconfig.json',
  include: ['src', 'remotes', 'host-demo', 'packages', 'e2e/support', 'themes/**/*.d.ts'],
};

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'heloc-additions-'));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isCopied });
  for (const file of ['package.json', 'tsconfig.json', 'jest.config.ts'])
    cpSync(join(ROOT, file), join(copy, file));
  writeFileSync(join(copy, 'tsconfig.additions.json'), JSON.stringify(TSCONFIG));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const files = join(__dirname, 'files');
  for (const file of readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.txt$/.test(name),
  ))
    cpSync(join(files, file), join(copy, file.slice(0, -'.txt'.length)));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const places = ADDITIONS.flatMap((addition) => addition.places);

/** Does everything but what is left out in a round. */
function add(leftOut?: 'use' | 'definition'): void {
  const texts = new Map<string, string>();
  for (const { file, edits, ...place } of places) {
    let text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
    for (const { after, insert } of place.leftOut && place.leftOut.round === leftOut ? [] : edits) {
      expect([file, after, text.split(after).length - 1]).toEqual([file, after, 1]);
      text = text.replace(after, () => after + insert);
    }
    texts.set(file, text);
  }
  for (const [file, text] of texts) writeFileSync(join(copy, file), text);
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
/** What the compiler says. */
const compile = (): string =>
  spawnSync(bin('tsc'), ['--noEmit', '-p', 'tsconfig.additions.json'], { cwd: copy, encoding: 'utf8' })
    .stdout;

function runTests(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync(bin('jest'), ['--maxWorkers=2', '--silent', ...args], {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
}

const readme = readFileSync('README.md', 'utf8');
const sectionOf = (heading: string) => readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test.each(ADDITIONS)(
  'README names every place of "$heading", and no other',
  ({ heading, folder, places, written = [] }) => {
    const named = codeIn(sectionOf(heading)).filter((code) => /^[\w.-]+(\/[\w.<>-]+)+\/?$/.test(code));
    const changed = [...places.map(({ file, called = file }) => called), ...written];
    expect(
      named.filter((name) => !folder?.startsWith(name.replace(/\/?<.*$/, '')) && !changed.includes(name)),
    ).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(changed));
  },
);

test('a screen with a call and a status has at most eight places outside of its folder', () => {
  const headings = ['Add a screen', 'Add a status', 'Add an endpoint'];
  const outside = ADDITIONS.filter(({ heading }) => headings.includes(heading)).flatMap(
    (each) => each.places,
  );
  expect(outside.length).toBeLessThanOrEqual(8);
});

describe('the compiler names the place that is left out', () => {
  test.each(['use', 'definition'] as const)('of a %s', (round) => {
    add(round);
    const said = compile();
    for (const { file, leftOut } of places)
      if (leftOut?.round === round)
        expect([file, said]).toEqual([file, expect.stringMatching(leftOut.error)]);
  });
});

test('done as README says, everything compiles and the tests of what is new pass', () => {
  add();
  const [, update = ''] = /`UPDATE_DOCS=1 npx jest ([^`]+)`/.exec(readme) ?? [];
  const derived = update.split(' -t ')[0]?.split(' ') ?? [];
  runTests(update.split(' '), { UPDATE_DOCS: '1' });
  for (const file of ADDITIONS.flatMap(({ written = [] }) => written))
    expect([file, readFileSync(join(copy, file), 'utf8')]).not.toEqual([
      file,
      readFileSync(join(ROOT, file), 'utf8'),
    ]);
  expect(compile()).toBe('');
  runTests(['start/pets', 'borrower/statusTable', 'remotes/testedBy', 'themes/themes', ...derived]);
  runTests([
    'walkAll',
    'statuses/statuses',
    'mails',
    'scenarios',
    'submitFailures',
    '-t',
    'PETS|putPets|start/pets|"pets"',
  ]);
});
