import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compile } from './compile.ts';
import { onDisk } from './files.ts';
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
