import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

interface Received {
  path: string;
  body: { sessionKey?: { uuid: string }; queryParams?: object; libraryVersion?: string };
}

const open = async (input: object = {}) => {
  const view = await renderRemote(borrower, { path: '/coming-soon', ...input });
  const sent = async (part: string) =>
    (await view.control<Received[]>('GET', '/requests')).filter(({ path }) => path.endsWith(part));
  return { ...view, sent };
};

test('a tab has one session, opened with its first event and prolonged after a reload', async () => {
  sessionStorage.clear();
  const view = await open();
  expect(await view.sent('/session')).toEqual([]);
  view.runtime.telemetry.track('heloc_account_switched', {});
  view.runtime.telemetry.track('heloc_account_switched', {});
  await waitFor(async () => expect(await view.sent('/event')).toHaveLength(2));
  const [opened, ...more] = await view.sent('/session');
  expect(more).toEqual([]);
  expect(opened?.body).toMatchObject({ libraryVersion: '2.2.24' });
  expect(opened?.body.sessionKey).toBeUndefined();
  const kept = sessionStorage.getItem('telemetry_uuid');
  expect((await view.sent('/event')).map(({ body }) => body.sessionKey?.uuid)).toEqual([kept, kept]);
  view.unmount();

  const again = await open({ sandbox: view.sandbox });
  await again.control('DELETE', '/requests');
  again.runtime.telemetry.track('heloc_account_switched', {});
  await waitFor(async () => expect(await again.sent('/event')).toHaveLength(1));
  expect((await again.sent('/session'))[0]?.body.sessionKey?.uuid).toBe(kept);
});

test('a session that cannot be had at once is asked for again, and what cannot be told costs nothing', async () => {
  sessionStorage.clear();
  const view = await open();
  await view.control('POST', '/faults', { path: '/ft/*/session', kind: 'network', times: 2 });
  view.runtime.telemetry.track('heloc_account_switched', {});
  await waitFor(async () => expect(await view.sent('/event')).toHaveLength(1), { timeout: 10_000 });
  expect((await view.sent('/event'))[0]?.body.sessionKey?.uuid).toBe(
    sessionStorage.getItem('telemetry_uuid'),
  );
  expect(view.reports.flat()).toEqual([]);
});

test('a session that cannot be had at all is reported once, and its event is told without it', async () => {
  sessionStorage.clear();
  const view = await open();
  await view.control('POST', '/faults', { path: '/ft/*/session', kind: 'status', status: 503 });
  view.runtime.telemetry.track('heloc_account_switched', {});
  await waitFor(async () => expect(await view.sent('/event')).toHaveLength(1), { timeout: 10_000 });
  expect(await view.sent('/session')).toHaveLength(4);
  const [error, ...more] = view.reports.flat().filter((part) => part instanceof Error);
  expect(more).toEqual([]);
  expect(error).toMatchObject({
    message: 'An error occurred while establishing a session, retries failed',
    status: 500,
  });
});

test('an error page that is shown is an event', async () => {
  sessionStorage.clear();
  const application = { status: { checklistStatus: 'CREDIT_MINOR' } };
  const view = await open({ path: '/{uuid}', application });
  await view.waitForStep('error/timeout');
  await waitFor(async () => expect(await view.sent('/event')).toHaveLength(1));
  const { uuid: applicationUuid, identityUuid } = view.application;
  expect((await view.sent('/event'))[0]?.body).toMatchObject({
    event: 'heloc_error_shown',
    eventProperties: { screen: 'error/timeout' },
    applicationUuid,
    identityId: identityUuid,
    identityUuid,
  });
});
