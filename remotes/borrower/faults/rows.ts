import { beforeAll, beforeEach, test } from '@jest/globals';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { CallsOf } from '#src/testing/faults/calls.ts';
import {
  type Row,
  type Rows,
  rowOf,
  testFailures,
  type UnseenRow,
} from '#src/testing/faults/failureMatrix.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { SENT_CALLS, type SentName } from '../journeys.ts';
import { borrower } from '../remote.tsx';
import { APPLICATION } from './application.ts';
import { REGISTRATION } from './registration.ts';

/** Every call of the borrower's that no journey sends. One that is missing here and there does not compile. */
const ROWS: Rows<Exclude<CallsOf<'borrower'>, SentName>> = { ...REGISTRATION, ...APPLICATION };

const CASES: readonly (readonly [EndpointName, Row | UnseenRow])[] = [
  ...(Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap((name) =>
    ROWS[name].map((row) => [name, row] as const),
  ),
  ...SENT_CALLS.flatMap(([name, call]) => (call.needsBrowser ? [] : [[name, rowOf(call)] as const])),
];

/** Tests the calls that only read, or the others: two files, so that they run side by side. */
export function testRows(kind: 'reads' | 'submits'): void {
  const cases = CASES.filter(([name]) => (contract[name].method === 'GET') === (kind === 'reads'));

  beforeAll(() => {
    // jsdom has no object URLs; whether the photo is seen is proven in the browser.
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => {};
  });
  beforeEach(() => {
    sessionStorage.clear();
    withGeolocation({ latitude: 39.7, longitude: -105 });
  });

  test.each(cases)('%s fails in every way', (name, row) => testFailures(borrower, name, row));
}
