import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compile } from './compile.ts';
import { onDisk, overlaid } from './files.ts';
import { isObject, type Json } from './json.ts';
import { listOrgs } from './read.ts';

const files = onDisk('themes');

/**
 * The looks that organisations had before colours were derived: a change of the solver or of what stands under them changes
 * none of these unasked. `UPDATE_LOOKS=1` writes them anew.
 */
test('who had a look before colours were derived has it still', () => {
  const path = join(__dirname, 'testing', 'looks.json');
  const kept: Record<string, Json> = JSON.parse(readFileSync(path, 'utf8'));
  const looks = Object.fromEntries(
    Object.keys(kept).map((code) => {
      const { theme, dark } = compile(code, files);
      return [code, { tokens: theme.tokens as Json, dark: isObject(dark) ? (dark.tokens as Json) : null }];
    }),
  );
  if (process.env.UPDATE_LOOKS) writeFileSync(path, `${JSON.stringify(looks, null, 2)}\n`);
  expect(looks).toEqual(kept);
  expect(Object.keys(kept).length).toBeGreaterThanOrEqual(9);
  expect(listOrgs(files)).toEqual(expect.arrayContaining(Object.keys(kept)));
});

const drawn = (width: number, color: string) =>
  `<svg viewBox="0 0 ${width} 10"><path fill="${color}" d="M0 0h${width}v10H0z"/></svg>`;

test('a short mark goes with the logo, on the dark header as well, and not to release 1.0', () => {
  const dark = listOrgs(files).find((code) => {
    const found = compile(code, files);
    return isObject(found.dark) && found.look.choices.scheme === 'light';
  }) as string;
  const assets = new Map([
    ['logo.svg', drawn(90, '#000000')],
    ['logo-dark.svg', undefined],
    ['logo-short.svg', drawn(10, '#000000')],
  ]);
  const made = compile(dark, overlaid(files, `${dark}/assets`, assets));
  const own = `${dark}/assets`;
  expect(made.full.logo).toEqual({
    src: `${own}/logo.svg`,
    width: 200,
    height: 22,
    short: { src: `${own}/logo-short.svg`, width: 40, height: 40 },
  });
  expect(made.theme.logo).not.toHaveProperty('short');
  expect(isObject(made.dark) && made.dark.logo).toMatchObject({
    src: `${own}/logo-dark.svg`,
    short: { src: `${own}/logo-short-dark.svg` },
  });
});

test('an icon that nobody has drawn is the mark in a square', () => {
  const [code] = listOrgs(files);
  const assets = (marks: Record<string, string>) =>
    compile(
      code as string,
      overlaid(files, `${code}/assets`, new Map([['favicon.svg', undefined], ...Object.entries(marks)])),
    ).assets.find(({ file }) => file === 'assets/favicon.svg')?.bytes;
  const text = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);
  const wide = { 'logo.svg': drawn(30, '#000000') };
  expect(text(assets(wide))).toContain('viewBox="0 -10 30 30"');
  const short = { ...wide, 'logo-short.svg': drawn(10, '#000000') };
  expect(text(assets(short))).toContain('viewBox="0 0 10 10"');
});
