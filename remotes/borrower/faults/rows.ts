import { beforeAll, beforeEach, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import { testFailures } from '#src/testing/failureMatrix/testFailures.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { type CallCases, callsOf } from '#src/testing/journey.ts';
import { SCREEN_CALLS } from '../journeys.ts';
import { borrower } from '../remote.tsx';
import { APPLICATION } from './application.ts';
import { REGISTRATION } from './registration.ts';

/** Every call of the borrower's that is no screen's own. One that is missing does not compile. */
const AROUND: CallCases<CallsOf<'borrower'>> = { ...REGISTRATION, ...APPLICATION };

const CASES = [...callsOf({ around: { calls: AROUND } }), ...SCREEN_CALLS]
  .filter(({ call }) => !call.needsBrowser)
  .map(({ screen, name, call }) => [screen, name, call] as const);

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

  test.each(cases)('%s: %s fails', (_, name, call) => testFailures(borrower, name, call));
}
