import { beforeEach, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { withGeolocation } from '../geolocation.ts';
import type { NamedCall } from '../journey.ts';
import type { TestedRemote } from '../screenCalls.ts';
import { testFailures } from './testFailures.ts';

/** Whether a call only reads. */
export const isRead = ({ name }: Pick<NamedCall, 'name'>) => contract[name].method === 'GET';

/** Before each test: what pages ask a browser for and jsdom has not. */
export const prepareForCalls = (): void =>
  beforeEach(() => {
    sessionStorage.clear();
    withGeolocation({ latitude: 39.7, longitude: -105 });
    // jsdom has no object URLs; whether a photo is seen is proven in the browser.
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => {};
  });

/** Tests of what becomes of a person when these calls fail; the browser has those that need one. */
export function testCalls(remote: TestedRemote, calls: readonly NamedCall[]): void {
  prepareForCalls();
  test.each(calls.filter(({ call }) => !call.needsBrowser))('$screen: $name fails', ({ name, call }) =>
    testFailures(remote, name, call),
  );
}
