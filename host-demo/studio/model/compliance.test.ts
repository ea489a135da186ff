import { expect, test } from '@jest/globals';
import { refusedBecause, signed } from './compliance.ts';
import type { Change, Folder } from './folder.ts';

const FOLDER: Folder = { code: 'LENDER_A', brand: {}, tokens: {}, copy: {}, assets: new Map() };
const made = (file: 'brand' | 'copy' | 'tokens', path: string, value: string | undefined): Change => ({
  file,
  path: path.split('/'),
  value,
  label: path,
});
const LEGAL = [
  made('copy', 'legal/softCredit', 'I authorize {lender}.'),
  made('brand', 'orgMetadata/companyInfo/legal/terms', '/terms'),
  made('brand', 'pricingData/0/aprMin', '7.00'),
];

test.each(LEGAL)('$label is locked until compliance has given a name', (change) => {
  expect(refusedBecause(change, undefined)).toMatch(/^Locked/);
  expect(refusedBecause(change, 'A. Person')).toBeUndefined();
});

test('a legal text cannot be emptied by anybody', () => {
  expect(refusedBecause(made('copy', 'legal/softCredit', ''), 'A. Person')).toMatch('taken away');
});

test('what designers change needs nobody, and is signed by nobody', () => {
  const change = made('tokens', 'radius/card/$value', '3');
  expect(refusedBecause(change, undefined)).toBeUndefined();
  expect(signed(FOLDER, change, 'A. Person', '2026-11-02')).toEqual([]);
});

test('who changes a legal fact answers for it from that day on', () => {
  for (const change of LEGAL)
    expect(
      signed(FOLDER, change, 'A. Person', '2026-11-02').map(({ path, value }) => [path[0], value]),
    ).toEqual([
      ['approvedBy', 'A. Person'],
      ['approvedOn', '2026-11-02'],
    ]);
});
