import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import type { RunningConversation } from '../conversation/createConversation.ts';
import { type ModeName, openMode } from './testing/modes.ts';

/** `CHAT_MESSAGES=2000 npx jest remotes/chat/session/memory` exchanges so many, with a lost connection for each 40 of them. */
const MESSAGES = Number(process.env.CHAT_MESSAGES ?? 80);
const PER_LOSS = 40;
const MEGABYTE = 2 ** 20;
/** Megabytes. */
const BUDGET = 5;
const MODES: readonly ModeName[] = ['nice', 'twilio', 'stream', 'chatbot'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
async function heap(): Promise<number> {
  for (let time = 0; time < 4; time += 1) {
    await new Promise(setImmediate);
    collect();
  }
  return process.memoryUsage().heapUsed / MEGABYTE;
}

test.each(MODES)(
  'a long chat of %s stays small in memory, and leaves little when it is closed',
  async (name) => {
    const mode = await openMode(name);
    try {
      /** @returns megabytes that go with the conversation when it is closed */
      const talk = async (messages: number) => {
        const bench = await mode.open();
        let conversation: RunningConversation | undefined = await bench.newTab().open();
        conversation.tell({ type: 'opened' });
        await bench.pass(5000);
        const answersItself = name === 'chatbot';
        for (let nth = 0; nth < messages / 2; nth += 1) {
          conversation.tell({ type: 'written', clientId: `c${nth}`, text: `Question ${nth}` });
          await bench.agentSays(`Answer ${nth}`);
          await bench.pass(500);
          if (nth % (PER_LOSS / 2) !== 0 || answersItself) continue;
          await bench.fault({ on: 'event', kind: 'close', delayMs: 0, afterN: 0, times: 1 });
          await bench.agentSays(`Lost ${nth}`);
          await bench.pass(10_000);
        }
        await bench.pass(60_000);
        expect(conversation.get().outbox).toEqual([]);
        expect((await bench.truth()).length).toBeGreaterThanOrEqual(messages);
        const held = await heap();
        const closing = conversation.close('unmounted');
        await bench.pass(4000);
        await closing;
        conversation = undefined;
        return held - (await heap());
      };
      const resetHeap = async () => {
        await mode.reset();
        return heap();
      };
      // What is loaded with the first one stays.
      await talk(PER_LOSS);
      const before = await resetHeap();
      const held = await talk(MESSAGES);
      const left = (await resetHeap()) - before;
      process.stdout.write(
        `${name}: ${MESSAGES} messages, ${held.toFixed(2)} MB held, ${left.toFixed(2)} MB left\n`,
      );
      expect(held).toBeLessThan(BUDGET);
      expect(left).toBeLessThan(BUDGET);
    } finally {
      mode.close();
    }
  },
  60_000 + MESSAGES * 300,
);
