import { page } from '../../testing/page.ts';
import './network.ts';
import { jest } from '@jest/globals';
import { sandboxAdapter } from '#src/testing/sandboxAdapter.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { TransportBench } from '../../testing/contract.ts';
import { openChatSandbox, sandboxBench } from '../../testing/sandboxBench.ts';
import { createStream } from '../stream.ts';
import { adaptCalls } from './network.ts';

/** One conversation at the stand-in of the provider, with the vendor's real client before it. Time is the test's. */
export async function streamBench() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  const sandbox = await openChatSandbox();
  page.WebSocket = sandboxSocket(sandbox);
  const leaveAdapter = adaptCalls(sandboxAdapter(sandbox));
  const bench = await sandboxBench(sandbox, 'stream', createStream);
  return {
    ...bench,
    async turn(ms = 20) {
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(ms);
    },
    async close() {
      await bench.close();
      leaveAdapter();
      jest.useRealTimers();
    },
  } satisfies TransportBench & Record<string, unknown>;
}
