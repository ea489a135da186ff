import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('browser tests stand in the folder of their subject', () => {
  expect(readdirSync('e2e').filter((name) => /\.(spec|test|tour)\.ts$/.test(name))).toEqual([]);
});
