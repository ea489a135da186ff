import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';

interface Received {
  path: string;
  body: { sessionKey?: { uuid: string }; queryParams?: object };
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
  view.runtime.telemetry.track('first');
  view.runtime.telemetry.track('second');
  await waitFor(async () => expect(await view.sent('/event')).toHaveLength(2));
  const [opened, ...more] = await view.sent('/session');
  expect(more).toEqual([]);
  expect(opened?.body.sessionKey).toBeUndefined();
  const kept = sessionStorage.getItem('telemetry_uuid');
  expect((await view.sent('/event')).map(({ body }) => body.sessionKey?.uuid)).toEqual([kept, kept]);
  view.unmount();

  const again = await open({ sandbox: view.sandbox });
  await again.control('DELETE', '/requests');
  again.runtime.telemetry.track('third');
  await waitFor(async () => expect(await again.sent('/event')).toHaveLength(1));
  expect((await again.sent('/session'))[0]?.body.sessionKey?.uuid).toBe(kept);
});

test('a session that cannot be had at once is asked for again, and what cannot be told costs nothing', async () => {
  sessionStorage.clear();
  const view = await open();
  await view.control('POST', '/faults', { path: '/ft/*/session', kind: 'network', times: 2 });
  view.runtime.telemetry.track('told');
  await waitFor(async () => expect(await view.sent('/event')).toHaveLength(1), { timeout: 10_000 });
  expect((await view.sent('/event'))[0]?.body.sessionKey?.uuid).toBe(
    sessionStorage.getItem('telemetry_uuid'),
  );
  expect(view.reports.flat()).toEqual([]);
});
