import { expect, test } from '@jest/globals';
import { createConversation } from '../../conversation/createConversation.ts';
import type { KeptOutbox } from '../../conversation/keptOutbox.ts';
import { shownOf } from '../../conversation/messages.ts';
import type { Entry } from '../../conversation/state.ts';
import { streamBench } from './testing/bench.ts';

const SCHEDULES = process.env.FAULTS === 'all' ? 200 : 6;
const FIRST = Number(process.env.SEED ?? 1);

/** The same numbers for the same seed (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An event alone is never dropped: where the provider cannot tell one it ends the connection, which its client relies on. */
const FAULTS = [
  ['send', 'drop-request'],
  ['send', 'drop-answer'],
  ['send', 'duplicate'],
  ['send', 'delay'],
  ['send', 'status'],
  ['event', 'duplicate'],
  ['event', 'reorder'],
  ['event', 'delay'],
  ['event', 'garbage'],
  ['event', 'close'],
  ['event', 'half-open-in'],
  ['ping', 'half-open-out'],
  ['page', 'drop-answer'],
  ['page', 'status'],
  ['page', 'garbage'],
  ['connect', 'drop-request'],
  ['connect', 'close'],
  ['connect', 'status'],
] as const;

const tally = { typed: 0, received: 0, lost: 0, doubled: 0, misplaced: 0, failed: 0, faults: 0 };

async function run(seed: number): Promise<void> {
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const bench = await streamBench();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.assign(globalThis, { document: page, navigator: { onLine: true } });
  let kept: readonly Entry[] = [];
  const talk = createConversation({
    open: (emit) => bench.open(emit),
    outbox: {
      read: () => kept,
      keep(entries: readonly Entry[]) {
        kept = entries;
      },
    } as KeptOutbox,
  });
  talk.tell({ type: 'opened' });
  const window = globalThis.window as unknown as EventTarget;
  const told = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));
  const seen = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    told(page, 'visibilitychange');
  };
  const schedule: string[] = [];
  const typed: string[] = [];
  let faults = 0;
  const acts: Readonly<Record<string, () => unknown>> = {
    send() {
      const text = `mine ${typed.length}`;
      typed.push(text);
      talk.tell({ type: 'written', clientId: `c-${seed}-${typed.length}`, text });
    },
    says: () => bench.agent.say(`theirs ${schedule.length}`),
    hide: () => seen('hidden'),
    show: () => seen('visible'),
    offline: () => told(window, 'offline'),
    online: () => told(window, 'online'),
    token: () => bench.control('/token', { expireInMs: 0 }),
    async fault() {
      if (faults >= 15) return;
      faults += 1;
      const [on, kind] = pick(FAULTS);
      schedule.push(`${on} ${kind}`);
      await bench.fault(on, kind, kind === 'delay' ? { delayMs: 2000 } : {});
    },
  };
  const WEIGHTED = [
    'send',
    'send',
    'send',
    'says',
    'says',
    'says',
    'fault',
    'fault',
    'hide',
    'show',
    'offline',
    'online',
    'token',
  ];
  const actions = 20 + Math.floor(random() * 41);
  for (let at = 0; at < actions; at += 1) {
    const name = pick(WEIGHTED);
    schedule.push(name);
    await acts[name]?.();
    await bench.turn(Math.floor(random() * 3000));
    // As the session does with a token that is over.
    if (name === 'token') await talk.retoken(await bench.token());
  }
  await bench.sandbox.control('DELETE', `/chat/${bench.session.conversationSid}/faults`);
  seen('visible');
  told(window, 'online');
  for (let second = 0; second < 240; second += 1) await bench.turn(500);

  const truth = (await bench.truth()).map(({ text }) => text);
  const { messages, outbox } = talk.get();
  const shown = shownOf(messages).map(({ text }) => text);
  const waiting = outbox.map(({ text }) => text);
  tally.typed += typed.length;
  tally.received += truth.length;
  tally.faults += faults;
  tally.failed += waiting.length;
  tally.lost += typed.filter((text) => !truth.includes(text) && !waiting.includes(text)).length;
  tally.lost += truth.filter((text) => !shown.includes(text)).length;
  tally.doubled += truth.length - new Set(truth).size + (shown.length - new Set(shown).size);
  tally.misplaced +=
    truth.length === shown.length ? truth.filter((text, index) => shown[index] !== text).length : 0;
  await Promise.all([talk.close(), bench.turn(5000)]);
  await bench.close();
  Reflect.deleteProperty(globalThis, 'document');
  const about = { seed, schedule: schedule.join(', ') };
  expect({ ...about, shown }).toEqual({ ...about, shown: truth });
  expect({ ...about, both: waiting.filter((text) => truth.includes(text)) }).toEqual({ ...about, both: [] });
  expect({
    ...about,
    gone: typed.filter((text) => !truth.includes(text) && !waiting.includes(text)),
  }).toEqual({
    ...about,
    gone: [],
  });
  expect({ ...about, twice: truth.length - new Set(truth).size }).toEqual({ ...about, twice: 0 });
}

test.each(Array.from({ length: SCHEDULES }, (_, index) => FIRST + index))(
  'schedule %d: what goes wrong loses, doubles and misplaces nothing',
  run,
);

test('the figures of all of them', () => {
  process.stdout.write(`stream: ${JSON.stringify({ schedules: SCHEDULES, ...tally })}\n`);
  expect(tally).toMatchObject({ lost: 0, doubled: 0, misplaced: 0 });
});
