import { beforeEach, expect, test } from '@jest/globals';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { control } from '#src/testing/renderRemote.tsx';
import { CREATE, lastStep } from './testing/lastStep.ts';

beforeEach(() => sessionStorage.clear());

const LOOK_UPS = '/service-lead-portal/api/lo';
const ASKED = '33333333-3333-4333-8333-333333333333';
const REPLACEMENT = '11111111-1111-4111-8111-111111111111';
const CONSENT_TYPES = '/service-profile/api/v1/profile/consent-types';

/** A sandbox that finds a replacement for the referrer only once the form has been submitted. */
async function slowToReplace() {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  await control(sandbox, 'POST', '/faults', { path: `${LOOK_UPS}/${ASKED}`, kind: 'status', status: 503 });
  await control(sandbox, 'POST', '/faults', { path: CONSENT_TYPES, kind: 'slow', delayMs: 1000 });
  const answer = sandbox.app.fetch;
  let submit = () => {};
  const submitted = new Promise<void>((resolve) => {
    submit = resolve;
  });
  sandbox.app.fetch = async (request, ...rest) => {
    const { pathname } = new URL(request.url);
    if (pathname === CONSENT_TYPES) submit();
    if (pathname === `${LOOK_UPS}/default`) await submitted;
    return answer(request, ...rest);
  };
  return sandbox;
}

test('a referrer who is replaced while the application is being made is the one that is sent', async () => {
  const sandbox = await slowToReplace();
  const { create, received } = await lastStep({ sandbox, search: `?referrer=${ASKED}` });
  await create();
  expect(await received(CREATE)).toMatchObject([{ body: { referrerId: REPLACEMENT } }]);
});
