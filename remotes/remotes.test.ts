import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { NAVIGATION, REMOTES, remoteAt } from '#src/domain/remotes.js';

test('every container has a folder, and every folder a container', () => {
  const folders = readdirSync('remotes', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...REMOTES, NAVIGATION].sort());
});

test.each([
  ['/account/heloc/heloc-signer/login', 'signer'],
  ['/heloc-signer', 'signer'],
  ['/account/heloc-signers', 'borrower'],
  ['/account/heloc/register-v2', 'borrower'],
  ['/', 'borrower'],
])('%s is of the %s', (pathname, remote) => {
  expect(remoteAt(pathname)).toBe(remote);
});
