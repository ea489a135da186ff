import { jest } from '@jest/globals';
import axios from 'axios';
import { sandboxAdapter } from '#src/testing/sandboxAdapter.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { TransportBench } from '../../testing/contract.ts';
import { openChatSandbox, sandboxBench } from '../../testing/sandboxBench.ts';

/** What the vendor's client opens as a websocket: in Node it takes that of a package, and a test's process has no network. */
let Socket: new (url: string) => object;
jest.mock('isomorphic-ws', () => ({
  __esModule: true,
  default: class {
    constructor(url: string) {
      // biome-ignore lint/correctness/noConstructorReturn: another one for each bench
      return new Socket(url);
    }
  },
}));
// A browser has its own.
jest.mock('form-data', () => ({ __esModule: true, default: FormData }));

/** One conversation at the stand-in of the provider, with the vendor's real client before it. Time is the test's. */
export async function streamBench() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  // What the client asks of a browser: whether something is a file, and when the network comes and goes.
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { File, Blob }) });
  const sandbox = await openChatSandbox();
  Socket = sandboxSocket(sandbox);
  const network = axios.defaults.adapter;
  axios.defaults.adapter = sandboxAdapter(sandbox);
  // After the mock.
  const { createStream } = await import('../stream.ts');
  const bench = await sandboxBench(sandbox, 'stream', createStream);
  return {
    ...bench,
    async turn(ms = 20) {
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(ms);
    },
    async close() {
      await bench.close();
      axios.defaults.adapter = network;
      Reflect.deleteProperty(globalThis, 'window');
      jest.useRealTimers();
    },
  } satisfies TransportBench & Record<string, unknown>;
}
