import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { EndpointName } from '#src/api/contract/contract.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { matching } from '#src/testing/failureMatrix/run.ts';
import { isService, SERVICES } from '#src/testing/failureMatrix/serviceCalls.ts';
import {
  ALL,
  isFailure,
  testWithoutServices,
  WAYS,
  whatWasSent,
} from '#src/testing/failureMatrix/services.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { CALLS } from './journeys.ts';
import { declineDemographics } from './start/hmda/journey.ts';
import { borrower } from './testing/remote.ts';

const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();

type Faults = readonly (readonly [EndpointName, object])[];

/** Opens a screen, sends its answers and logs out, while services fail. @returns what else was sent */
async function apply(faults: Faults = [], serverIsAheadMs = 0): Promise<string[]> {
  sessionStorage.clear();
  const sandbox = await createTestSandbox();
  if (serverIsAheadMs) await sandbox.control('PUT', '/clock', { now: timeIn(serverIsAheadMs) });
  for (const [name, fault] of faults)
    await sandbox.control('POST', '/faults', { ...matching(name), ...fault });
  const view = await renderRemote(borrower, { path: '/{uuid}', application: { status: 'HMDA' }, sandbox });
  const requests = () => view.control<ReceivedRequest[]>('GET', '/requests');
  const at = drive(view);
  await at.expectHeading('Demographic information');
  await declineDemographics(at);
  const focused = document.activeElement;
  await waitFor(async () => expect((await requests()).filter(isService).length).toBeGreaterThan(2));
  expect(document.activeElement).toBe(focused);
  await at.expectNotBlank();
  await at.press('Continue');
  await at.expectHeading('Review and submit your application');

  await view.user.click(await screen.findByRole('button', { name: 'Profile' }));
  await view.user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(view.left.at(-1)).toMatch(/\/auth\/login/));
  expect(localStorage.getItem('jwt')).toBeNull();
  const sent = whatWasSent(await requests());
  cleanup();
  return sent;
}

let usual: Promise<string[]> | undefined;
/** The same requests as without failures are sent, and nothing is held up. */
async function expectUsual(...given: Parameters<typeof apply>): Promise<void> {
  usual ??= apply();
  const expected = await usual;
  expect(await apply(...given)).toEqual(expected);
}

/** In the long form every way, and each service by itself. */
const SAMPLE = ['401', '500', 'network down', 'wrong shape', 'never answered'];

test.each(WAYS.filter(({ name }) => ALL || SAMPLE.includes(name)))(
  'all services of the page fail, $name: a person applies and logs out all the same',
  (way) => expectUsual(SERVICES.filter((name) => isFailure(name, way)).map((name) => [name, way.fault])),
);

if (ALL)
  test.each(
    SERVICES.flatMap((service) =>
      WAYS.filter((way) => isFailure(service, way)).map((way) => ({ ...way, service })),
    ),
  )('$service fails, $name', ({ service, fault }) => expectUsual([[service, fault]]));

/** What a later server may say: kinds, values and fields that nobody here knows, and what is not where it was. */
const UNKNOWN = {
  postSession: {
    sessionKey: { uuid: 'b', epoch: '2.5', trackerUuid: null, region: 'x' },
    sampling: { rate: 2 },
  },
  postFeatures: {
    features: [
      { key: 'fe-of-tomorrow', enabled: true, variables: { deep: [{ er: null }] } },
      { key: 'fe-heloc-maintenance', enabled: true, variables: { routes: 'all', until: 7 } },
      { key: '__proto__', enabled: true, variables: null, variant: 'c' },
    ],
    generation: 3,
  },
  getNotifications: {
    notifications: [
      { uuid: 'n', title: 'A call', kind: 'VIDEO', status: 'SNOOZED', created: 1, ctas: { title: 'x' } },
      { uuid: 'm', title: 'Odd', status: 'UNREAD', ctas: [{ title: 'Go', redirectPath: { to: '/x' } }, 5] },
    ],
    unread: 1e9,
    next: '',
    stream: 'wss://x',
  },
  getFigureInfo: {
    profileType: 'ROBOT',
    isBroker: null,
    aliases: [{ type: 'PAGER', value: '1' }],
    roles: [1],
  },
  getWalletAccounts: {
    accounts: [{ address: 'x', authorizedWallet: { authorizationType: 'VETO' } }],
    next: 1,
  },
  getWalletAccess: { accounts: [], scope: 'all' },
  logoutRedirect: { redirect: 'https://login.example.net/evil', frontChannel: ['x'] },
} satisfies { [Name in EndpointName]?: object };

test('services say what nobody knows: a person applies and logs out all the same', () =>
  expectUsual(
    Object.entries(UNKNOWN).map(([name, body]) => [
      name as EndpointName,
      { kind: 'status', status: 200, body },
    ]),
  ));

const DAY_MS = 86_400_000;
test.each([2, -2])(
  'the clock of the browser is wrong by %i days: a person applies and logs out all the same',
  (days) => expectUsual([], days * DAY_MS),
);

describe('storage', () => {
  const { setItem } = Storage.prototype;
  afterEach(() => {
    Storage.prototype.setItem = setItem;
  });

  test('is full: a person applies and logs out all the same', async () => {
    usual ??= apply();
    await usual;
    Storage.prototype.setItem = function set(key, value) {
      // Put there by the page around, before.
      if (key !== 'jwt') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    await expectUsual();
  });
});

testWithoutServices(borrower, CALLS, { every: 18 });
