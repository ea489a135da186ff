import { beforeAll, beforeEach, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import type { CallsOf } from '#src/testing/faults/calls.ts';
import { endure, type Rows } from '#src/testing/faults/endure.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { borrower } from '../remote.tsx';
import { BANK } from './bank.ts';
import { CLOSING } from './closing.ts';
import { AROUND } from './gate.ts';
import { IDENTITY } from './identity.ts';
import { INCOME } from './income.ts';
import { REGISTRATION } from './registration.ts';
import { SIGNING } from './signing.ts';
import { START } from './start.ts';

const ROWS: Rows<CallsOf<'borrower'>> = {
  ...REGISTRATION,
  ...AROUND,
  ...START,
  ...INCOME,
  ...IDENTITY,
  ...SIGNING,
  ...BANK,
  ...CLOSING,
};

/** Tests the calls that only read, or the others: two files, so that they run side by side. */
export function testRows(kind: 'reads' | 'submits'): void {
  const names = (Object.keys(ROWS) as CallsOf<'borrower'>[]).filter(
    (name) => (contract[name].method === 'GET') === (kind === 'reads'),
  );
  const cases = names.flatMap((name) => ROWS[name].map((row, index) => [name, index + 1, row] as const));

  beforeAll(() => {
    // jsdom has no object URLs; whether the photo is seen is proven in the browser.
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => {};
  });
  beforeEach(() => {
    sessionStorage.clear();
    withGeolocation({ latitude: 39.7, longitude: -105 });
  });

  test.each(cases)('%s fails in every way, place %i', (name, _, row) => endure(borrower, name, row));
}
