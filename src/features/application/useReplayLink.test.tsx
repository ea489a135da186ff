import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { replayHeaders, replayLink } from '#src/api/client/replay.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';

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
  const { control, application, waitForStep } = await renderRemote(borrower, {
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
