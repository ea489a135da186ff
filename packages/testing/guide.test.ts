import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const GUIDE = 'docs/testing.md';
/** A block that is a file: its language, the file, and what it says. */
const FILE_BLOCK = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm;

test('the files in the guide are those that are run (UPDATE_DOCS=1 copies them); commands are the only others', () => {
  const given = readFileSync(GUIDE, 'utf8');
  const guide = given.replace(
    FILE_BLOCK,
    (_, language: string, file: string) => `\`\`\`${language} ${file}\n${readFileSync(file, 'utf8')}\`\`\``,
  );
  if (process.env.UPDATE_DOCS) writeFileSync(GUIDE, guide);
  else expect(given).toBe(guide);
  const others = [...guide.matchAll(/^```(\w+)$/gm)].map(([, language]) => language);
  expect(new Set(others)).toEqual(new Set(['sh', 'html']));
});
