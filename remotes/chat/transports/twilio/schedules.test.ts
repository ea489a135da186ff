import { expect, jest, test } from '@jest/globals';
import { runSchedules, type ScheduleBench } from '../testing/schedules.ts';
import { createBench } from './testing/bench.ts';
import { page, tab } from './testing/page.ts';

const ALL = process.env.FAULTS === 'all';
const STEP_MS = 250;

/** What a browser without a network opens. */
class Unreachable {
  readyState = 3;
  onclose: (() => void) | null = null;
  constructor() {
    setTimeout(() => this.onclose?.(), 10);
  }
  send() {}
  close() {}
}

/** As the vendor's server is: it takes a repeat for another message. */
async function make(): Promise<ScheduleBench> {
  const bench = await createBench({ mergesRepeats: false, isTimeRunning: false });
  const { id, chat } = bench;
  const Online = page.WebSocket as new (url: string) => object;
  let isOnline = true;
  // A client keeps the one that it has found when it was made.
  page.WebSocket = class {
    constructor(url: string) {
      // biome-ignore lint/correctness/noConstructorReturn: one of two
      return isOnline ? new Online(url) : new Unreachable();
    }
  };
  return {
    open: (emit) => bench.open(emit),
    agentSays: bench.agent.say,
    truth: () => chat.conversations.messages(id).map(({ text, clientId }) => ({ text, clientId })),
    fault: (fault) => void chat.faults.add(id, fault),
    calm: () => chat.faults.clear(id),
    newToken: bench.token,
    expireToken: (ms) => chat.tokens.expireIn(id, ms),
    setOnline(is) {
      isOnline = is;
      Object.assign(navigator, { onLine: is });
      if (!is) bench.sockets.cut();
      page.dispatchEvent(new Event(is ? 'online' : 'offline'));
    },
    setVisible(is) {
      tab.visibilityState = is ? 'visible' : 'hidden';
      tab.dispatchEvent(new Event('visibilitychange'));
    },
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - passed));
        await new Promise(setImmediate);
      }
    },
    close: bench.close,
  };
}

test('nothing is lost, doubled or misplaced, whatever goes wrong meanwhile', async () => {
  // The client says in the page's console where it could not begin.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const figures = await runSchedules(make, {
    count: ALL ? 200 : 6,
    seed: Number(process.env.SEED ?? 1),
    isShrunk: ALL,
  });
  process.stdout.write(`twilio: ${JSON.stringify(figures)}\n`);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, misplaced: 0 });
}, 3_600_000);
