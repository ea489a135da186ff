import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/remote.tsx';
import { replayLink } from '#src/platform/replayLink.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const LINK = 'https://app.fullstory.com/ui/ORG/session/1:2';
const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete page.FS;
  delete page._fs_namespace;
  delete page.Replay;
});

test('where the page records the visit, its address is kept with the application, once', async () => {
  page.FS = (command: string) => (command === 'getSession' ? LINK : undefined);
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
});

test('by the older method, under another name', () => {
  Object.assign(page, { _fs_namespace: 'Replay', Replay: { getCurrentSessionURL: () => LINK } });
  expect(replayLink(window)).toBe(LINK);
});
