import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('the newest changes are those of this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [newest] = [...readFileSync('docs/changelog.md', 'utf8').matchAll(/^## (.*)$/gm)];
  expect(newest?.[1]).toBe(version);
});

test('every release that has changes is listed with its release file, the newest first', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const changed = [...read('docs/changelog.md').matchAll(/^## (.*)$/gm)].map(([, version]) => version);
  const listed = [
    ...read('docs/versions.md').matchAll(/^\| (\d\S*) \|.*\| `\/heloc\/\1\/release\.json` \|$/gm),
  ];
  expect(listed.map(([, version]) => version)).toEqual(changed);
});

test('every release before this one is kept, to go back to', () => {
  const [, ...earlier] = [...readFileSync('docs/changelog.md', 'utf8').matchAll(/^## (.*)$/gm)];
  const kept = readdirSync('host-demo/releases').filter((file) => /^\d.*\.(json|files\.br)$/.test(file));
  expect(kept.sort()).toEqual(
    earlier.flatMap(([, version]) => [`${version}.files.br`, `${version}.json`]).sort(),
  );
});
