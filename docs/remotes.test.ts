import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { REMOTES } from '#src/domain/remotes.js';

const GUIDE = 'docs/embedding.md';

test("the guide's table of options names every remote (UPDATE_DOCS=1 writes it)", () => {
  const names = new Intl.ListFormat('en', { type: 'disjunction', style: 'narrow' })
    .format(REMOTES.map((name) => `\`${name}\``))
    .replace(', or', ' or');
  const text = readFileSync(GUIDE, 'utf8');
  const current = text.replace(/^(\| `remote`: ).*?( \|)/m, `$1${names}$2`);
  if (process.env.UPDATE_DOCS) writeFileSync(GUIDE, current);
  else expect(text).toBe(current);
});
