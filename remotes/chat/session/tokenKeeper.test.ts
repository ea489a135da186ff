import { getEventListeners } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import type { Api } from '#src/api/client/createApi.ts';
import { page } from '../transports/testing/page.ts';
import { startChat } from './startChat.ts';
import { createTabs } from './tabs.ts';
import { during, installLocks, openChats, openTab, turn, until, useVirtualTime } from './testing/tab.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

const ROUNDS = 4;

test('a token that cannot be had for long leaves nothing behind for each time that it was waited for', async () => {
  useVirtualTime();
  installLocks();
  const sandbox = await openChats();
  const { runtime } = openTab(sandbox);
  const identity = { friendlyName: 'Ana', emailAddress: 'ana@example.com' };
  const session = await during(startChat(runtime, { identity, applicationUuid: null, pageUrl: '' }));
  let tried = 0;
  const signals = new Set<AbortSignal>();
  const api: Api = {
    call(endpoint, input) {
      tried += 1;
      const { signal } = input as { signal?: AbortSignal };
      if (signal) signals.add(signal);
      return runtime.api.call(endpoint, input);
    },
  };
  const tabs = createTabs(runtime);
  let renewed = 0;
  const keeper = createTokenKeeper({
    session,
    api,
    tabs,
    now: runtime.now,
    onRenewed: () => {
      renewed += 1;
    },
    onRefused() {},
    onEnding() {},
  });
  await sandbox.control('POST', '/faults', { method: 'POST', path: '**/refreshToken', kind: 'network' });
  keeper.isOver();
  const wakes = [() => page.dispatchEvent(new Event('online')), keeper.again];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await until(() => tried === 5 * round, 500);
    await turn(1000);
    expect(getEventListeners(page, 'online')).toHaveLength(1);
    wakes[round % 2]?.();
  }
  await sandbox.control('DELETE', '/faults');
  await until(() => renewed === 1, 500);
  const left = () => [
    ...getEventListeners(page, 'online'),
    ...[...signals].flatMap((signal) => getEventListeners(signal, 'abort')),
  ];
  expect(left()).toEqual([]);
  keeper.close();
  tabs.close();
  await turn(3000);
  sandbox.close();
  jest.useRealTimers();
});
