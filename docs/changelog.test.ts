import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('the newest changes are those of this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [newest] = [...readFileSync('docs/changelog.md', 'utf8').matchAll(/^## (.*)$/gm)];
  expect(newest?.[1]).toBe(version);
});
