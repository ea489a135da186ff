import { afterEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { demographics } from '#remotes/borrower/start/hmda/journey.ts';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { replayHeaders, replayLink } from '#src/api/client/replay.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';

const LINK = 'https://app.fullstory.com/ui/ORG/session/1:2';
const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page.FS;
  delete page._fs_namespace;
  delete page.Replay;
});

test('where the page records the visit, its address is kept with the application, once, and said with every call', async () => {
  page.FS = (command: string, as?: { format: string }) =>
    command === 'getSession' ? (as?.format === 'id' ? '1:2' : LINK) : undefined;
  const { control, application, reopen, unmount, waitForStep } = await renderRemote(borrower, {
    path: '/{uuid}',
    application: { status: 'HMDA' },
  });
  await waitForStep('start/hmda');
  const sent = async () =>
    (await control<{ path: string; body: unknown }[]>('GET', '/requests')).filter(
      ({ path }) =>
        path === `/service-application/api/v1/application/heloc/${application.uuid}/full-story-link`,
    );
  await waitFor(async () => expect(await sent()).toMatchObject([{ body: { link: LINK } }]));
  const all = await control<{ path: string; headers: Record<string, string> }[]>('GET', '/requests');
  const calls = all.filter(({ path }) => path.startsWith('/service-'));
  expect(calls.length).toBeGreaterThan(1);
  for (const { headers } of calls)
    expect(headers).toMatchObject({ 'x-session-replay-url': LINK, 'x-session-replay-id': '1:2' });
  unmount();
  const again = await reopen();
  await demographics(drive(again));
  await again.waitForStep('start/app-summary');
  expect(await sent()).toHaveLength(1);
});

test('an address that cannot be kept is in nobody’s way', async () => {
  page.FS = gives(LINK);
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  await control(sandbox, 'POST', '/faults', { path: '**/full-story-link', kind: 'status', status: 500 });
  const { application, reports, waitForStep } = await renderRemote(borrower, {
    path: '/{uuid}',
    application: { status: 'HMDA' },
    sandbox,
  });
  await waitForStep('start/hmda');
  const path = `/service-application/api/v1/application/heloc/${application.uuid}/full-story-link`;
  const requests = () => control<{ path: string }[]>(sandbox, 'GET', '/requests');
  await waitFor(async () => expect((await requests()).map((request) => request.path)).toContain(path));
  expect(reports).toEqual([]);
});

/** A recorder of the page's, which begins later or begins anew. */
function recorder() {
  let link: string | undefined;
  const observers = new Set<() => void>();
  page.FS = (command: string, of?: { format?: string; callback?: () => void }) => {
    if (command !== 'observe') return of?.format ? undefined : link;
    const { callback = () => {} } = of ?? {};
    observers.add(callback);
    return { disconnect: () => observers.delete(callback) };
  };
  return {
    observers,
    begin(at: string) {
      link = at;
      for (const callback of [...observers]) callback();
    },
  };
}

async function opened() {
  const view = await renderRemote(borrower, { path: '/{uuid}', application: { status: 'HMDA' } });
  await view.waitForStep('start/hmda');
  const links = async () =>
    (await view.control<{ path: string; body: { link: string } }[]>('GET', '/requests'))
      .filter(({ path }) => path.endsWith('/full-story-link'))
      .map(({ body }) => body.link);
  return { ...view, links };
}

test('a recording that starts later, and each one that follows, is kept once', async () => {
  const { begin, observers } = recorder();
  const { links, unmount } = await opened();
  expect(await links()).toEqual([]);
  const second = LINK.replace('1:2', '3:4');
  for (const link of [LINK, LINK, second, second]) act(() => begin(link));
  await waitFor(async () => expect(await links()).toEqual([LINK, second]));
  expect(page._fs_ready).toBeUndefined();
  unmount();
  expect(observers.size).toBe(0);
});

test('a recorder that comes late, and says nothing, is found on the next page', async () => {
  const view = await opened();
  page.FS = gives(LINK);
  await demographics(drive(view));
  await view.waitForStep('start/app-summary');
  await waitFor(async () => expect(await view.links()).toEqual([LINK]));
});

const gives = (link: unknown) => () => link;

test.each([
  ['nothing records', undefined],
  ['another script has the name', { version: 2 }],
  ['it is not ready', gives(null)],
  ['the address is another site’s', gives('https://fullstory.com.example/x')],
  ['the address is no address', gives('javascript:alert(1)')],
])('none where %s', (_, recorder) => {
  page.FS = recorder;
  expect(replayLink(window)).toBeUndefined();
  expect(replayHeaders(window)).toEqual({});
});

test('by the older method, under another name', () => {
  const Replay = { getCurrentSessionURL: () => LINK, getCurrentSession: () => '1:2' };
  Object.assign(page, { _fs_namespace: 'Replay', Replay });
  expect(replayLink(window)).toBe(LINK);
  expect(replayHeaders(window)).toEqual({ 'X-Session-Replay-Url': LINK, 'X-Session-Replay-Id': '1:2' });
});

test('what is no id is not said', () => {
  page.FS = Object.assign(gives('a\nb'), { getCurrentSessionURL: () => LINK });
  expect(replayHeaders(window)).toEqual({ 'X-Session-Replay-Url': LINK });
});

test.each([
  ['the page has turned the telemetry off', { telemetry: 'off' as const }],
  ['the browser refuses it', { gpc: true }],
])('where %s, no replay is named', async (_, { telemetry, gpc }: { telemetry?: 'off'; gpc?: boolean }) => {
  page.FS = gives(LINK);
  if (gpc) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { control, waitForStep } = await renderRemote(borrower, {
    path: '/{uuid}',
    application: { status: 'HMDA' },
    telemetry,
  });
  await waitForStep('start/hmda');
  const all = await control<{ path: string; headers: Record<string, string> }[]>('GET', '/requests');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(all.length).toBeGreaterThan(2);
  expect(all.filter(({ path }) => path.endsWith('/full-story-link'))).toEqual([]);
  for (const { headers } of all) expect(headers).not.toHaveProperty('x-session-replay-url');
});
