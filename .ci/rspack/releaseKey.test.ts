import { expect, test } from '@jest/globals';
import { releaseKey } from './releaseKey.ts';

test('files keep their order in the loader, whatever their hashes are', () => {
  const files = ['remoteEntry.js', '0b6b7d.js', 'fd86dc.js', '343785.js', '012345.js'];
  const table = Object.fromEntries(files.toReversed().map((file) => [releaseKey(file), '']));
  const addresses = Object.keys(table).map(
    (name) => new URL(`${name}.js`, 'https://cdn.example/borrower/').pathname,
  );
  expect(addresses).toEqual(files.toReversed().map((file) => `/borrower/${file}`));
});
