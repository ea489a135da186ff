import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/**
 * Guides whose every block of code names the file that it is, which other tests run; `UPDATE_DOCS=1` copies them in. Only
 * commands for a terminal are none.
 */
const GUIDES = ['docs/embedding.md', 'docs/testing.md', 'docs/versions.md'];
const EXAMPLES = 'e2e/embedding';

const BLOCK = /^```(?<language>\w+) ?(?<file>\S*)\n(?<code>[\s\S]*?)^```$/gm;
const read = (file: string) => readFileSync(file, 'utf8').replace(/\n*$/, '\n');

test.each(GUIDES)('the code of %s is what the tests run', (guide) => {
  const text = readFileSync(guide, 'utf8');
  expect([...text.matchAll(/^```/gm)].length).toBe([...text.matchAll(BLOCK)].length * 2);
  const current = text.replace(BLOCK, (block, language: string, file: string) => {
    if (file) return `\`\`\`${language} ${file}\n${read(file)}\`\`\``;
    expect([guide, language]).toEqual([guide, 'sh']);
    return block;
  });
  if (process.env.UPDATE_DOCS) writeFileSync(guide, current);
  else expect(text).toBe(current);
});

test('every example is in a guide', () => {
  const text = GUIDES.map(read).join('');
  for (const file of readdirSync(EXAMPLES)) expect(text).toContain(` ${EXAMPLES}/${file}\n`);
});
