import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { REMOTES } from '#src/platform/events.ts';
import remotes from './remotes.json';

test('the list that the build reads has every remote, in the order of the public type', () => {
  expect(remotes.map(({ name }) => name)).toEqual(REMOTES);
  const folders = readdirSync('remotes', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...REMOTES].sort());
});
