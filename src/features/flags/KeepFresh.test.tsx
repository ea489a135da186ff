import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
});

const FEATURES = /^\/service-optimize\/\w+\/api\/v1\/features$/;

/** A page whose features have been asked for once. */
async function open(input: object = {}) {
  const view = await renderRemote(borrower, { path: '/coming-soon', ...input });
  const asked = async () =>
    (await view.control<{ path: string }[]>('GET', '/requests')).filter(({ path }) => FEATURES.test(path))
      .length;
  await waitFor(async () => expect(await asked()).toBe(1));
  await act(() => view.runtime.flags.whenAnswered());
  return { ...view, asked };
}

const pass = (ms: number) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};
function turn(visibilityState: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** docs/rules.md#feature-flags */
test('features are asked for again on return to the tab, if they are older than a minute', async () => {
  const view = await open();
  pass(59_000);
  turn('visible');
  pass(2000);
  turn('hidden');
  expect(await view.asked()).toBe(1);
  turn('visible');
  await waitFor(async () => expect(await view.asked()).toBe(2));
});

test('in a tab that nobody sees nothing is asked for; on return it is, however young the answers are', async () => {
  const { runtime, asked } = await open({ application: {} });
  const refresh = jest.spyOn(runtime.flags, 'refresh');
  turn('hidden');
  act(() => runtime.auth.clear());
  expect(refresh).not.toHaveBeenCalled();
  turn('visible');
  turn('hidden');
  turn('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  await waitFor(async () => expect(await asked()).toBe(2));
});

test('features are asked for again when somebody logs in, and when they log out', async () => {
  const view = await open({ application: {} });
  const jwt = localStorage.getItem(JWT_KEY) ?? '';
  act(() => view.runtime.auth.clear());
  await waitFor(async () => expect(await view.asked()).toBe(2));
  act(() => view.runtime.auth.set(jwt));
  await waitFor(async () => expect(await view.asked()).toBeGreaterThan(2));
});

test('a page that has gone asks for nothing more, and listens to nothing', async () => {
  const view = await open();
  const listeners = jest.spyOn(document, 'removeEventListener');
  view.unmount();
  expect(listeners.mock.calls.map(([type]) => type)).toContain('visibilitychange');
  pass(120_000);
  turn('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await view.asked()).toBe(1);
});
