import { beforeAll, beforeEach, test } from '@jest/globals';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { CallsOf } from '#src/testing/faults/calls.ts';
import {
  type BackgroundRow,
  type Row,
  type Rows,
  rowOf,
  testFailures,
} from '#src/testing/faults/failureMatrix.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { SCREEN_CALLS } from '../journeys.ts';
import { borrower } from '../remote.tsx';
import { APPLICATION, SUMMARY } from './application.ts';
import { REGISTRATION } from './registration.ts';

/** Every call of the borrower's that is no screen's own. One that is missing does not compile. */
const ROWS: Rows<CallsOf<'borrower'>> = { ...REGISTRATION, ...APPLICATION };

type Case = readonly [where: string, name: EndpointName, row: Row | BackgroundRow];

const CASES: readonly Case[] = [
  ...(Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap((name) =>
    ROWS[name].map((row): Case => ['around', name, row]),
  ),
  ...SCREEN_CALLS.flatMap(({ screen, name, call }): Case[] =>
    call.needsBrowser ? [] : [[screen, name, rowOf(call)]],
  ),
  ['start/app-summary', 'postSummaryAcceptance', SUMMARY],
];

/** Tests the calls that only read, or the others: two files, so that they run side by side. */
export function testRows(kind: 'reads' | 'submits'): void {
  const cases = CASES.filter(([, name]) => (contract[name].method === 'GET') === (kind === 'reads'));

  beforeAll(() => {
    // jsdom has no object URLs; whether the photo is seen is proven in the browser.
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => {};
  });
  beforeEach(() => {
    sessionStorage.clear();
    withGeolocation({ latitude: 39.7, longitude: -105 });
  });

  test.each(cases)('%s: %s fails', (_, name, row) => testFailures(borrower, name, row));
}
