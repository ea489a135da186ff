import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Guides whose every block of code names the file that it is, which other tests run. `UPDATE_DOCS=1` copies them in. */
const GUIDES = ['docs/embedding.md'];
const EXAMPLES = 'e2e/embedding';

const BLOCK = /^```(?<language>\w+) ?(?<file>\S*)\n(?<code>[\s\S]*?)^```$/gm;
const read = (file: string) => readFileSync(file, 'utf8').replace(/\n*$/, '\n');

test.each(GUIDES)('the code of %s is what the tests run', (guide) => {
  const text = readFileSync(guide, 'utf8');
  expect([...text.matchAll(/^```/gm)].length).toBe([...text.matchAll(BLOCK)].length * 2);
  const current = text.replace(BLOCK, (_, language: string, file: string) => {
    if (!file) throw new Error(`${guide} has a block of ${language} that names no file`);
    return `\`\`\`${language} ${file}\n${read(file)}\`\`\``;
  });
  if (process.env.UPDATE_DOCS) writeFileSync(guide, current);
  else expect(text).toBe(current);
});

test('every example is in the guide', () => {
  const text = readFileSync('docs/embedding.md', 'utf8');
  for (const file of readdirSync(EXAMPLES)) expect(text).toContain(` ${path.posix.join(EXAMPLES, file)}\n`);
});
