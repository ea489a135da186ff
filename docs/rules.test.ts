import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const CATALOGUE = 'docs/rules.md';

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const [, ...sections] = readFileSync(CATALOGUE, 'utf8').split(/^### /m);
const rules = sections.map((section) => {
  const [heading = '', ...lines] = section.split(/^## /m)[0]?.split('\n') ?? [];
  return { anchor: anchorOf(heading), text: lines.join('\n') };
});
const anchors = rules.map(({ anchor }) => anchor);

/** Everything that is written by hand, also before it is committed. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|md)$/.test(file) && file !== 'docs/rules.test.ts' && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** `docs/rules.md#name` in code, `(rules.md#name)` in a link. */
const cited = sources
  .filter(({ file }) => file !== CATALOGUE)
  .flatMap(({ file, text }) =>
    [...text.matchAll(/\brules\.md#([\w-]*)/g)].map(([, name = '']) => ({ file, name })),
  );

/** How texts that are not in the repository would be cited, also across the lines of a comment. */
const ABSENT = [
  /\b(?:borrower flow|shared\s+(?:\* )?areas|screens|rules|design)\s+(?:\* )?s?\d+(?:\.\d+)?\b/gi,
  /\bspec:\s|\bthe spec\b|\bspecification\b/gi,
];

describe('the catalogue of rules', () => {
  test('has each heading once', () => {
    expect(anchors.length).toBeGreaterThan(100);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('names source and date of each rule', () => {
    const without = rules.filter(({ text }) => !/^Source: [\s\S]*\b20\d\d\b/m.test(text));
    expect(without.map(({ anchor }) => anchor)).toEqual([]);
  });

  test('has every rule that is cited', () => {
    expect(cited.filter(({ name }) => !anchors.includes(name))).toEqual([]);
  });

  test('has no rule that nothing cites', () => {
    const names = new Set(cited.map(({ name }) => name));
    expect(anchors.filter((anchor) => !names.has(anchor))).toEqual([]);
  });

  test('is the only text that is cited beside the decisions', () => {
    const found = sources.flatMap(({ file, text }) =>
      ABSENT.flatMap((pattern) => text.match(pattern) ?? []).map((citation) => `${file}: ${citation}`),
    );
    expect(found).toEqual([]);
  });
});
