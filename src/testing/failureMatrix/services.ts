import { deepEqual } from 'node:assert/strict';
import { test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { EndpointName } from '#src/api/contract/contract.ts';
import { createTestSandbox } from '../builders.ts';
import type { NamedCall } from '../journey.ts';
import type { TestedRemote } from '../screenCalls.ts';
import { FAILURES, type Failure, TIMEOUT, UNAUTHENTICATED } from './failures.ts';
import { endsSession, matching, reachCall } from './run.ts';
import { isService, SERVICES } from './serviceCalls.ts';
import { isRead, prepareForCalls } from './testCalls.ts';
import { createEngine } from './testFailures.ts';

interface Way {
  readonly name: string;
  readonly fault: Failure['fault'];
}
/** Never answered, and not given up either: who waited for it would not come to the next screen. */
const NEVER: Way = { name: 'never answered', fault: TIMEOUT.fault };
export const WAYS: readonly Way[] = [...FAILURES, UNAUTHENTICATED, TIMEOUT, NEVER];

/** A 401 of some of them ends the session, by the rule (docs/rules.md#token-of-a-session): that is no failure of a service. */
export const isFailure = (name: EndpointName, { name: way }: Way) =>
  way !== UNAUTHENTICATED.name || !endsSession(name);

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** When drafts are saved is for the clock to say. */
const BY_THE_CLOCK = /\/drafts\//;

/** What was sent, but for what is read and for the services. */
export const whatWasSent = (requests: readonly ReceivedRequest[]): string[] =>
  requests
    .filter((request) => request.method !== 'GET' && !isService(request) && !BY_THE_CLOCK.test(request.path))
    .map(({ method, path }) => `${method} ${path.replace(UUID, '{uuid}')}`);

/** The long form: every submit in every way. */
export const ALL = process.env.FAULTS === 'all';

/** Sends what a screen asks for, while all services fail. @returns what else was sent */
async function submit(
  remote: TestedRemote,
  { call }: NamedCall,
  failing: readonly EndpointName[] = [],
  way?: Way,
): Promise<string[]> {
  sessionStorage.clear();
  const sandbox = await createTestSandbox();
  const engine = await createEngine(remote, { sandbox });
  // The engine makes the client give up soon where a call times out.
  const control = way === TIMEOUT ? engine.control : sandbox.control;
  for (const name of failing) await control('POST', '/faults', { ...matching(name), ...way?.fault });
  const { page, form } = await reachCall(engine, call);
  await page.expectNotBlank();
  await form.press(call.submit ?? '');
  await call.next(page);
  const requests = await engine.control<ReceivedRequest[]>('GET', '/requests');
  cleanup();
  return whatWasSent(requests);
}

/**
 * Each submit of a screen leads on, and sends the same, with none of the services. In the short form one of `every`, each in
 * another way. `needs`: what of them the remote is about.
 */
export function testWithoutServices(
  remote: TestedRemote,
  calls: readonly NamedCall[],
  { every, needs = [] }: { every: number; needs?: readonly EndpointName[] },
): void {
  prepareForCalls();
  const submits = calls.filter(
    ({ name, call }) => call.submit && !call.needsBrowser && !isRead({ name }) && !SERVICES.includes(name),
  );
  const rows = submits.flatMap((named, index) => {
    const ways = ALL
      ? WAYS
      : WAYS.filter((_, at) => index % every === 0 && at === ((5 * index) / every) % WAYS.length);
    return ways.map((way) => ({ ...named, way }));
  });
  const usual = new Map<NamedCall['call'], Promise<string[]>>();
  test.each(rows)('$screen: $name goes through, while services fail by $way.name', async (row) => {
    const expected = await (usual.get(row.call) ?? submit(remote, row));
    usual.set(row.call, Promise.resolve(expected));
    const failing = SERVICES.filter((name) => isFailure(name, row.way) && !needs.includes(name));
    deepEqual(await submit(remote, row, failing, row.way), expected);
  });
}
