import { expect } from '@jest/globals';
import fc from 'fast-check';
import { createConversation, type RunningConversation } from '../../conversation/createConversation.ts';
import type { KeptOutbox } from '../../conversation/keptOutbox.ts';
import { shownOf } from '../../conversation/messages.ts';
import type { Entry } from '../../conversation/state.ts';
import type { Emit, Transport } from '../port.ts';

/** One conversation, its other side, and everything that can happen to a page and a network meanwhile. */
export interface ScheduleBench {
  open(emit: Emit): Transport;
  agentSays(text: string): Promise<unknown>;
  truth(): readonly { text: string; clientId: string | null }[];
  fault(fault: ScheduledFault): void;
  /** Nothing goes wrong any more; what was delayed still comes. */
  calm(): void;
  newToken(): string;
  /** Those that are out are over in so many milliseconds. */
  expireToken(ms: number): void;
  setOnline(is: boolean): void;
  setVisible(is: boolean): void;
  /** Of the test's clock. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

export type ScheduledFault =
  | {
      on: 'event';
      kind: 'delay' | 'duplicate' | 'reorder' | 'close' | 'half-open-in' | 'garbage';
      delayMs: number;
    }
  | {
      on: 'send' | 'page' | 'connect';
      kind:
        | 'drop-request'
        | 'drop-answer'
        | 'delay'
        | 'close'
        | 'half-open-in'
        | 'half-open-out'
        | 'garbage'
        | 'status';
      delayMs: number;
    };

type Act =
  | { act: 'write' | 'agent' | 'older' | 'reload' | 'expire' | 'resend' }
  | { act: 'tab'; writes: boolean }
  | { act: 'pass' | 'offline' | 'hide'; ms: number }
  | { act: 'fault'; fault: ScheduledFault };

/** How long all is quiet before it is looked at what became of it. */
const QUIET_MS = 120_000;
const CLOSING_MS = 4000;

const faultOf = fc.oneof(
  fc.record({
    on: fc.constant('event' as const),
    kind: fc.constantFrom('delay', 'duplicate', 'reorder', 'close', 'half-open-in', 'garbage'),
    delayMs: fc.integer({ min: 500, max: 8000 }),
  }),
  fc.record({
    on: fc.constantFrom('send', 'page', 'connect'),
    kind: fc.constantFrom(
      'drop-request',
      'drop-answer',
      'delay',
      'close',
      'half-open-in',
      'half-open-out',
      'garbage',
      'status',
    ),
    delayMs: fc.integer({ min: 500, max: 8000 }),
  }),
) as fc.Arbitrary<ScheduledFault>;

const actOf: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Act>({ act: 'write' }) },
  { weight: 7, arbitrary: fc.constant<Act>({ act: 'agent' }) },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('pass' as const), ms: fc.integer({ min: 50, max: 15_000 }) }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('fault' as const), fault: faultOf }) },
  { weight: 1, arbitrary: fc.constant<Act>({ act: 'older' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ act: 'resend' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ act: 'reload' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ act: 'expire' }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('tab' as const), writes: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('offline' as const), ms: fc.integer({ min: 500, max: 40_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('hide' as const), ms: fc.integer({ min: 500, max: 60_000 }) }),
  },
);

/** What a tab keeps over a reload. */
function outboxInMemory(): KeptOutbox {
  let entries: readonly Entry[] = [];
  return {
    read: () => structuredClone(entries) as Entry[],
    keep(next) {
      entries = next;
    },
    readDraft: () => '',
    keepDraft() {},
    forget() {},
  };
}

export interface Figures {
  schedules: number;
  typed: number;
  /** By the person, of what agents said. */
  received: number;
  /** Neither at the server nor before the person as not sent. */
  lost: number;
  /** At the server twice. */
  doubled: number;
  /** Elsewhere on the screen than in the server's order, or shown twice. */
  misplaced: number;
  /** Not at the server, and said to be so. */
  failed: number;
}

interface Tab {
  conversation: RunningConversation;
  outbox: KeptOutbox;
}

async function run(bench: ScheduleBench, acts: readonly Act[], figures: Figures): Promise<void> {
  const typed: { clientId: string; text: string }[] = [];
  let said = 0;

  function open(outbox = outboxInMemory()): Tab {
    const renew = () => void conversation.retoken(bench.newToken()).catch(() => {});
    const conversation: RunningConversation = createConversation({
      outbox,
      open: (emit) =>
        bench.open((event) => {
          emit(event);
          if (event.type === 'token' || (event.type === 'link' && event.state === 'denied'))
            setTimeout(renew, 200);
        }),
    });
    conversation.tell({ type: 'opened' });
    return { conversation, outbox };
  }
  function write({ conversation }: Tab): void {
    const place = typed.length + 1;
    const one = { clientId: `client-${place}`, text: place % 3 === 0 ? 'ok' : `typed ${place}` };
    typed.push(one);
    conversation.tell({ type: 'written', ...one });
  }

  let main = open();
  const others: Tab[] = [];
  const doAct: { [Name in Act['act']]: (act: Extract<Act, { act: Name }>) => unknown } = {
    write: () => write(main),
    async agent() {
      said += 1;
      await bench.agentSays(`said ${said}`);
    },
    pass: ({ ms }) => bench.pass(ms),
    fault: ({ fault }) => bench.fault(fault),
    older: () => main.conversation.tell({ type: 'older' }),
    resend() {
      for (const { clientId, state } of main.conversation.get().outbox)
        if (state === 'failed') main.conversation.tell({ type: 'resend', clientId });
    },
    async reload() {
      void main.conversation.close('unmounted');
      main = open(main.outbox);
    },
    expire: () => bench.expireToken(2000),
    tab({ writes }) {
      const tab = others.at(-1) ?? open();
      if (!others.includes(tab)) others.push(tab);
      if (writes) write(tab);
    },
    async offline({ ms }) {
      bench.setOnline(false);
      await bench.pass(ms);
      bench.setOnline(true);
    },
    async hide({ ms }) {
      bench.setVisible(false);
      await bench.pass(ms);
      bench.setVisible(true);
    },
  };
  try {
    for (const act of acts) {
      await doAct[act.act](act as never);
    }
    bench.calm();
    await bench.pass(QUIET_MS);

    const truth = bench.truth();
    const ids = new Set<string>();
    /** A repeat is shown once. */
    const shown = truth.filter(
      ({ clientId }) => clientId === null || (!ids.has(clientId) && ids.add(clientId)),
    );
    for (const { conversation } of [main, ...others]) {
      for (let page = 0; page < 10 && conversation.get().history.before !== null; page += 1) {
        conversation.tell({ type: 'older' });
        await bench.pass(1000);
      }
      const state = conversation.get();
      const screen = shownOf(state.messages).map(({ text }) => text);
      figures.misplaced += screen.filter((text, place) => text !== shown[place]?.text).length;
      expect({ link: state.link, screen }).toEqual({
        link: 'connected',
        screen: shown.map(({ text }) => text),
      });
      expect(state.outbox.filter(({ clientId }) => ids.has(clientId))).toEqual([]);
      expect(state.outbox.filter(({ state: is }) => is !== 'failed')).toEqual([]);
    }
    const failed = new Set(
      [main, ...others].flatMap(({ conversation }) =>
        conversation.get().outbox.map(({ clientId }) => clientId),
      ),
    );
    const lost = typed.filter(({ clientId }) => !ids.has(clientId) && !failed.has(clientId));
    const doubled = truth.length - shown.length;
    figures.schedules += 1;
    figures.typed += typed.length;
    figures.received += truth.filter(({ clientId }) => clientId === null).length;
    figures.failed += failed.size;
    figures.lost += lost.length;
    figures.doubled += doubled;
    expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 });
  } finally {
    const closing = [main, ...others].map(({ conversation }) => conversation.close('unmounted'));
    await bench.pass(CLOSING_MS);
    await Promise.all(closing);
  }
}

/**
 * Seeded. One that fails is printed; `isShrunk`: as short as it still fails, which takes minutes.
 *
 * @returns what was counted
 */
export async function runSchedules(
  make: () => Promise<ScheduleBench>,
  { count, seed, isShrunk }: { count: number; seed: number; isShrunk: boolean },
): Promise<Figures> {
  const figures: Figures = {
    schedules: 0,
    typed: 0,
    received: 0,
    lost: 0,
    doubled: 0,
    misplaced: 0,
    failed: 0,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(actOf, { minLength: 20, maxLength: 60, size: 'max' }), async (acts) => {
      const bench = await make();
      try {
        await run(bench, acts, figures);
      } finally {
        await bench.close();
      }
    }),
    { numRuns: count, seed, endOnFailure: !isShrunk },
  );
  return figures;
}
