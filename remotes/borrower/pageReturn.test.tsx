import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

async function open() {
  const application = { status: { checklistStatus: 'HMDA' }, hold: true };
  const app = await renderRemote(borrower, { path: '/{uuid}', application });
  await app.waitForStep('start/hmda');
  return app;
}

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

/** The browser's events when the page is shown again; meanwhile the application has moved on, for example in another tab. */
test.each<[string, EventTarget, Event]>([
  ['the tab is looked at again', window, new Event('visibilitychange')],
  ['the network is back', window, new Event('online')],
  ['the tab is no longer frozen', document, new Event('resume')],
  ['the page was kept for Back', window, shown(true)],
])('once %s, the screen is the one of the status', async (_, target, event) => {
  const app = await open();
  const { uuid } = app.application;
  await app.control('PATCH', `/applications/${uuid}`, {
    status: { checklistStatus: 'IDENTITY_VERIFICATION' },
  });
  await waitFor(() => {
    target.dispatchEvent(event);
    expect(app.events).toContainEqual(expect.objectContaining({ type: 'step', path: 'identity' }));
  });
});

test('a page that is shown for the first time asks nothing twice', async () => {
  const app = await open();
  window.dispatchEvent(shown(false));
  const requests = await app.control<{ path: string }[]>('GET', '/requests');
  const own = requests.filter(({ path }) => path.endsWith('/status') || path.endsWith('/profile'));
  expect(own).toHaveLength(2);
});
