import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Outcome, runSchedule } from './testing/schedules.ts';
import { installLocks, openChats, useVirtualTime } from './testing/tab.ts';

/** `CHAT_SEEDS=200 npx jest remotes/chat/session/schedules` runs more of them, `CHAT_SEED=7` one. */
const SEEDS = Number(process.env.CHAT_SEEDS ?? 3);
const seeds =
  process.env.CHAT_SEED === undefined
    ? Array.from({ length: SEEDS }, (_, nth) => nth + 1)
    : [Number(process.env.CHAT_SEED)];

let sandbox: Awaited<ReturnType<typeof openChats>>;
beforeAll(async () => {
  useVirtualTime();
  installLocks();
  sandbox = await openChats();
});
afterAll(() => {
  sandbox.close();
  jest.useRealTimers();
});

test(
  'whatever goes wrong on the way, nothing that is typed is lost, doubled or out of its place',
  async () => {
    const outcomes: Outcome[] = [];
    for (const seed of seeds) {
      const outcome = await runSchedule(sandbox, 'nice', seed);
      outcomes.push(outcome);
      const { lost, doubled, misplaced, falselyFailed } = outcome;
      const found = { lost, doubled, misplaced, falselyFailed };
      const none = { lost: 0, doubled: 0, misplaced: 0, falselyFailed: 0 };
      // The schedule of a seed that fails is part of the message.
      expect({ ...found, of: JSON.stringify(found) === JSON.stringify(none) ? '' : outcome }).toEqual({
        ...none,
        of: '',
      });
    }
    const sum = (name: 'typed' | 'received' | 'failed') =>
      outcomes.reduce((total, outcome) => total + outcome[name], 0);
    if (process.env.CHAT_SEEDS)
      process.stdout.write(
        `${outcomes.length} schedules: ${sum('typed')} typed, ${sum('received')} received, ${sum('failed')} to be sent again\n`,
      );
    expect(sum('typed')).toBe(sum('received') + sum('failed'));
  },
  20_000 + SEEDS * 5000,
);
