import fc from 'fast-check';
import { CHAT_FAULT_KINDS, type ChatFaultKind, type ChatFaultPoint } from '#sandbox/chat/faults.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { shownOf } from '../../conversation/messages.ts';

/** A mode in schedules: a conversation at the sandbox, its tabs, and what the mode has. */
export interface ScheduleBench {
  /** A tab of the person; `open` again is a reload of it. */
  newTab(): { open(): Promise<RunningConversation> };
  agentSays(text: string): Promise<unknown>;
  /** Everything that the server has, in its order. */
  truth(): Promise<readonly { text: string; clientId: string | null; fileNames: readonly string[] }[]>;
  fault(fault: Fault): Promise<unknown>;
  /** Nothing goes wrong any more; what was delayed still comes. */
  calm(): Promise<unknown>;
  expireToken(ms: number): Promise<unknown>;
  setOnline(is: boolean): void;
  setVisible(is: boolean): void;
  /** Of the test's clock. */
  pass(ms: number): Promise<void>;
}

export interface Mode {
  name: string;
  /** Points at which nothing can go wrong there, and kinds that cannot happen at one: `on` or `on kind`, with the reason. */
  never: Readonly<Record<string, string>>;
  files: boolean;
  /** Whether other tabs of the person have the same conversation, and messages carry the ids that they were given. */
  isShared: boolean;
  open(): Promise<ScheduleBench>;
}

export interface Fault {
  on: ChatFaultPoint;
  kind: ChatFaultKind;
  delayMs: number;
  afterN: number;
  times: number;
}

type Act =
  | { act: 'send' | 'agent' | 'older' | 'resync' | 'look' | 'reload' | 'resend' | 'file' }
  | { act: 'tab'; sends: boolean }
  | { act: 'wait' | 'offline' | 'hide' | 'expire'; ms: number };

/** What is done, and what goes wrong before the act at that place. */
export interface Schedule {
  acts: readonly Act[];
  faults: readonly (Fault & { at: number })[];
}

/** How long all is quiet before it is looked at what became of it. */
const QUIET_MS = 120_000;
const CLOSING_MS = 4000;

const POINTS = [
  'send',
  'event',
  'page',
  'connect',
  'ping',
  'upload',
  'token',
] as const satisfies ChatFaultPoint[];
const ms = (min: number, max: number) => fc.integer({ min, max });
const act = <Name extends Act['act']>(name: Name) => fc.constant(name);

function scheduleOf({ never, files, isShared }: Mode): fc.Arbitrary<Schedule> {
  const possible = POINTS.flatMap((on) =>
    CHAT_FAULT_KINDS.filter((kind) => !(on in never) && !(`${on} ${kind}` in never)).map((kind) => ({
      on,
      kind,
    })),
  );
  const fault = fc
    .tuple(
      fc.constantFrom(...possible),
      fc.record({
        at: fc.nat({ max: 59 }),
        delayMs: ms(500, 8000),
        afterN: fc.nat({ max: 2 }),
        times: ms(1, 2),
      }),
    )
    .map(([what, how]) => ({ ...what, ...how }));
  const acts: fc.WeightedArbitrary<Act>[] = [
    { weight: 8, arbitrary: fc.record({ act: act('send') }) },
    { weight: 7, arbitrary: fc.record({ act: act('wait'), ms: ms(50, 15_000) }) },
    ...(['older', 'resync', 'look', 'reload', 'resend'] as const).map((name) => ({
      weight: 1,
      arbitrary: fc.record({ act: act(name) }),
    })),
    { weight: 1, arbitrary: fc.record({ act: act('expire'), ms: ms(0, 3000) }) },
    { weight: 1, arbitrary: fc.record({ act: act('offline'), ms: ms(500, 40_000) }) },
    { weight: 1, arbitrary: fc.record({ act: act('hide'), ms: ms(500, 60_000) }) },
    ...(isShared
      ? [
          { weight: 7, arbitrary: fc.record({ act: act('agent') }) },
          { weight: 1, arbitrary: fc.record({ act: act('tab'), sends: fc.boolean() }) },
        ]
      : []),
    ...(files ? [{ weight: 2, arbitrary: fc.record({ act: act('file') }) }] : []),
  ];
  return fc.record({
    acts: fc.array(fc.oneof(...acts), { minLength: 20, maxLength: 60, size: 'max' }),
    faults: fc.array(fault, { maxLength: 15, size: 'max' }),
  });
}

/** What schedules have come to; all but the first four are to be 0. */
export interface Figures {
  schedules: number;
  typed: number;
  /** Of what was typed, by the server. */
  received: number;
  /** Not at the server, and said to be so on the screen. */
  'said not sent': number;
  /** Neither at the server nor on the screen. */
  lost: number;
  /** At the server more often than it was typed. */
  doubled: number;
  /** Elsewhere on the screen than in the server's order, missing there or shown twice. */
  misplaced: number;
  /** Said not to be sent, and the server has it. */
  'falsely not sent': number;
  /** Still on its way, or no connection, two minutes after everything works again. */
  stuck: number;
}
export const NONE: Figures = {
  schedules: 0,
  typed: 0,
  received: 0,
  'said not sent': 0,
  lost: 0,
  doubled: 0,
  misplaced: 0,
  'falsely not sent': 0,
  stuck: 0,
};
const FAULTLESS = ['lost', 'doubled', 'misplaced', 'falsely not sent', 'stuck'] as const;
export const isFaultless = (figures: Figures): boolean => FAULTLESS.every((name) => figures[name] === 0);

const labelOf = (text: string, names: readonly string[]) => [text, ...names].join(' ').trim();

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Another token that cannot be read is a refusal, and after two of them a session is over. */
const mayEnd = ({ faults }: Schedule) =>
  faults
    .filter(({ on, kind }) => on === 'token' && kind === 'garbage')
    .reduce((sum, { times }) => sum + times, 0) > 1;

export async function runSchedule(mode: Mode, schedule: Schedule): Promise<Figures & { seen: unknown }> {
  const { acts, faults } = schedule;
  const bench = await mode.open();
  const typed: string[] = [];
  /** By what one message is told from another: its id, or where the mode carries none its text. */
  const keyOf = (clientId: string | null | undefined, label: string) =>
    mode.isShared ? (clientId ?? '') : label;
  let written = 0;
  let said = 0;

  async function newTab() {
    const tab = bench.newTab();
    const opened = async () => {
      const conversation = await tab.open();
      conversation.tell({ type: 'opened' });
      return conversation;
    };
    return { reopen: opened, conversation: await opened() };
  }
  const main = await newTab();
  const others: Awaited<ReturnType<typeof newTab>>[] = [];
  function write({ conversation }: typeof main, isFile = false): void {
    written += 1;
    const clientId = `client-${written}`;
    // Two short answers may be the same.
    const text = written % 3 === 0 ? 'ok' : `typed ${written}`;
    const name = `file-${written}.pdf`;
    typed.push(keyOf(clientId, isFile ? name : text));
    if (isFile)
      conversation.attach(clientId, new File([`%PDF-1.4 ${written}`], name, { type: 'application/pdf' }));
    else conversation.tell({ type: 'written', clientId, text });
  }
  const doAct: { [Name in Act['act']]: (act: Extract<Act, { act: Name }>) => unknown } = {
    send: () => write(main),
    file: () => write(main, true),
    async agent() {
      said += 1;
      await bench.agentSays(`said ${said}`);
    },
    wait: ({ ms }) => bench.pass(ms),
    older: () => main.conversation.tell({ type: 'older' }),
    resync: () => main.conversation.tell({ type: 'resync' }),
    look() {
      const last = main.conversation.get().messages.at(-1);
      if (last) main.conversation.tell({ type: 'seen', upTo: last.order });
    },
    resend() {
      for (const { clientId, state } of main.conversation.get().outbox)
        if (state === 'failed') main.conversation.tell({ type: 'resend', clientId });
    },
    async reload() {
      void main.conversation.close('unmounted');
      main.conversation = await main.reopen();
    },
    expire: ({ ms }) => bench.expireToken(ms),
    async tab({ sends }) {
      const tab = others.at(-1) ?? (await newTab());
      if (!others.includes(tab)) others.push(tab);
      if (sends) write(tab);
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
    for (const [place, one] of acts.entries()) {
      for (const { at, ...fault } of faults) if (at === place) await bench.fault(fault);
      await doAct[one.act](one as never);
      await bench.pass(50);
    }
    await bench.calm();
    await bench.pass(QUIET_MS);

    const truth = await bench.truth();
    const conversations = [main, ...others].map(({ conversation }) => conversation);
    let misplaced = 0;
    let stuck = 0;
    const ids = new Set<string>();
    /** A repeat is shown once. */
    const wanted = truth
      .filter(({ clientId }) => clientId === null || (!ids.has(clientId) && ids.add(clientId)))
      .map(({ text, fileNames }) => labelOf(text, fileNames));
    const screens: string[][] = [];
    for (const conversation of conversations) {
      for (let page = 0; page < 10 && conversation.get().history.before !== null; page += 1) {
        conversation.tell({ type: 'older' });
        await bench.pass(1000);
      }
      const { link, messages, outbox, over } = conversation.get();
      const hasEnded = over !== undefined && mayEnd(schedule);
      if (link !== 'connected' && !hasEnded) stuck += 1;
      stuck += outbox.filter(({ state }) => state !== 'failed').length;
      const screen = shownOf(messages).map(({ text, files = [] }) =>
        labelOf(
          text,
          files.map(({ name }) => name),
        ),
      );
      screens.push(screen);
      // The assistant's history has no pages before the newest.
      // The assistant's history has no pages before the newest; who is no longer there hears of nothing more.
      const expected = hasEnded
        ? wanted.slice(0, screen.length)
        : mode.isShared
          ? wanted
          : wanted.slice(-Math.max(screen.length, Math.min(20, wanted.length)));
      misplaced += Array.from(
        { length: Math.max(screen.length, expected.length) },
        (_, place) => screen[place] === expected[place],
      ).filter((isRight) => !isRight).length;
    }

    const kept = counted(
      truth.map(({ text, clientId, fileNames }) => keyOf(clientId, labelOf(text, fileNames))),
    );
    const unsent = conversations.flatMap((conversation) => conversation.get().outbox);
    const failed = counted(unsent.map(({ clientId, text, file }) => keyOf(clientId, file?.name ?? text)));
    const figures: Figures = { ...NONE, schedules: 1, typed: typed.length, misplaced, stuck };
    for (const [key, count] of counted(typed)) {
      const has = kept.get(key) ?? 0;
      const says = failed.get(key) ?? 0;
      figures.received += Math.min(has, count);
      figures['said not sent'] += says;
      figures.lost += Math.max(0, count - has - says);
      figures.doubled += Math.max(0, has - count);
      figures['falsely not sent'] += Math.max(0, Math.min(has, count) + says - count);
    }
    const links = conversations.map((one) => ({ link: one.get().link, over: one.get().over }));
    return { ...figures, seen: { wanted, screens, links, unsent } };
  } finally {
    const closing = [main, ...others].map(({ conversation }) => conversation.close('unmounted'));
    await bench.pass(CLOSING_MS);
    await Promise.all(closing);
  }
}

/** A shorter schedule that still fails is looked for among so many. */
const SHRINKING = 120;

const seedOf = (mode: Mode, seed: number, run: (schedule: Schedule) => Promise<boolean>) =>
  fc.check(fc.asyncProperty(scheduleOf(mode), run), { seed, numRuns: 1 });

/** @returns what a seed has come to, and where it is not faultless its schedule */
export async function runSeed(mode: Mode, seed: number) {
  let outcome: (Figures & { seen: unknown }) | undefined;
  let schedule: Schedule | undefined;
  await seedOf(mode, seed, async (one) => {
    if (outcome) return true;
    schedule = one;
    outcome = await runSchedule(mode, one);
    return isFaultless(outcome);
  });
  const { seen, ...figures } = outcome ?? { ...NONE, seen: undefined };
  return { figures, schedule, seen };
}

/** The shortest that was found of a seed's schedule that fails. */
export async function shrunk(mode: Mode, seed: number) {
  let runs = 0;
  let last: unknown;
  const { counterexample } = await seedOf(mode, seed, async (schedule) => {
    runs += 1;
    if (runs > SHRINKING) return true;
    const outcome = await runSchedule(mode, schedule);
    if (!isFaultless(outcome)) last = outcome;
    return isFaultless(outcome);
  });
  return { schedule: counterexample?.[0], outcome: last };
}

const COLUMNS = ['schedules', 'typed', 'received', 'said not sent', ...FAULTLESS] as const;
export const tableOf = (name: string, figures: Figures): string =>
  [
    ['mode', ...COLUMNS],
    [name, ...COLUMNS.map((column) => figures[column])],
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
