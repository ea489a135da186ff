import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { EndpointName } from '#src/api/contract/contract.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { FAILURES, TIMEOUT, UNAUTHENTICATED } from '#src/testing/failureMatrix/failures.ts';
import { endsSession, matching } from '#src/testing/failureMatrix/run.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { declineDemographics } from './start/hmda/journey.ts';
import { borrower } from './testing/remote.ts';

/** What nobody waits for on the way to a screen, to a submit or to a logout. */
const SERVICES = [
  'postSession',
  'postEvent',
  'postFeature',
  'postFeatures',
  'postDecision',
  'getNotifications',
  'putNotificationStatus',
  'putNotificationsStatus',
  'getFigureInfo',
  'getWalletAccess',
  'getWalletAccounts',
  'logoutRedirect',
] as const satisfies readonly EndpointName[];

/** A request that is never answered: slower than anybody waits. */
const SLOW = { name: 'slow', fault: TIMEOUT.fault } as const;
const WAYS: readonly { name: string; fault: object }[] = [...FAILURES, UNAUTHENTICATED, SLOW];

/** A 401 of some of them ends the session, by the rule (docs/rules.md#token-of-a-session): that is no failure of a service. */
const isFailure = (name: EndpointName, way: string) => way !== UNAUTHENTICATED.name || !endsSession(name);

const PATHS = SERVICES.map((name) => ({ name, ...matching(name) }));
const isService = ({ method, path }: ReceivedRequest) =>
  PATHS.some(
    (service) =>
      service.method === method && new RegExp(`^${service.path.replaceAll('*', '[^/]+')}$`).test(path),
  );

beforeEach(() => sessionStorage.clear());

/** Opens a screen, sends its answers and logs out, while services fail. @returns what else was sent */
async function apply(services: readonly EndpointName[], fault?: object): Promise<string[]> {
  const sandbox = await createTestSandbox();
  for (const name of fault ? services : [])
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
  const sent = (await requests()).filter((request) => request.method !== 'GET' && !isService(request));
  cleanup();
  return sent.map(({ method, path }) => `${method} ${path.replace(view.application.uuid, '{uuid}')}`);
}

let usual: Promise<string[]> | undefined;
/** The same requests as without failures are sent, and nothing is held up. */
async function expectUsual(services: readonly EndpointName[], fault: object): Promise<void> {
  usual ??= apply([]);
  const expected = await usual;
  sessionStorage.clear();
  expect(await apply(services, fault)).toEqual(expected);
}

/** The long form: every way, and each service by itself. */
const ALL = process.env.FAULTS === 'all';
const SAMPLE = ['401', '500', 'network down', 'wrong shape', 'slow'];

test.each(WAYS.filter(({ name }) => ALL || SAMPLE.includes(name)))(
  'all services of the page fail, $name: a person applies and logs out all the same',
  ({ name: way, fault }) =>
    expectUsual(
      SERVICES.filter((name) => isFailure(name, way)),
      fault,
    ),
);

if (ALL)
  test.each(
    SERVICES.flatMap((service) =>
      WAYS.filter(({ name }) => isFailure(service, name)).map((way) => ({ ...way, service })),
    ),
  )('$service fails, $name', ({ service, fault }) => expectUsual([service], fault));
