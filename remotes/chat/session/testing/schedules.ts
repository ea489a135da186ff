import type { TestSandbox } from '#src/testing/builders.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { shownOf } from '../../conversation/messages.ts';
import type { AgentMode } from '../../transports/registry.ts';
import { openAgentConversation } from '../agentConversation.ts';
import { startChat } from '../startChat.ts';
import { during, openTab, turn } from './tab.ts';

/** Repeatable chance. */
function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, of: <T>(all: readonly T[]): T => all[below(all.length)] as T };
}

const ACTIONS = [
  'send',
  'send',
  'send',
  'agent',
  'agent',
  'wait',
  'page',
  'hide',
  'offline',
  'reload',
  'second tab',
  'expiry',
] as const;
const FAULTS = [
  { on: 'send', kind: 'drop-request' },
  { on: 'send', kind: 'drop-answer' },
  { on: 'send', kind: 'status' },
  { on: 'send', kind: 'close' },
  { on: 'send', kind: 'duplicate' },
  { on: 'event', kind: 'drop-request' },
  { on: 'event', kind: 'duplicate' },
  { on: 'event', kind: 'reorder' },
  { on: 'event', kind: 'delay' },
  { on: 'event', kind: 'garbage' },
  { on: 'event', kind: 'close' },
  { on: 'page', kind: 'status' },
  { on: 'page', kind: 'drop-answer' },
  { on: 'connect', kind: 'close' },
  { on: 'ping', kind: 'half-open-in' },
  { on: 'ping', kind: 'half-open-out' },
] as const;

/** What a schedule has come to. All but the first three must be 0; the schedule says what was done. */
export interface Outcome {
  seed: number;
  typed: number;
  /** Of what was typed, by the server. */
  received: number;
  /** Offered to be sent again, since the server has not got it. */
  failed: number;
  /** Typed and nowhere: neither at the server nor on the screen. */
  lost: number;
  /** More than once at the server. */
  doubled: number;
  /** More than once on the screen, or not as the server has it. */
  misplaced: number;
  /** Offered to be sent again, although the server has it. */
  falselyFailed: number;
  schedule: readonly string[];
}

interface Truth {
  messages: { text: string; from: string }[];
}

/**
 * One conversation in one mode under faults, by its seed: the real session, adapter and, where there is one, the vendor's client,
 * against the sandbox in this process, in virtual time. After the last action the faults stop, and 120 s pass.
 */
export async function runSchedule(sandbox: TestSandbox, mode: AgentMode, seed: number): Promise<Outcome> {
  const { below, of } = chance(seed);
  const schedule: string[] = [];
  const typed: string[] = [];
  const tab = openTab(sandbox, { owner: `person-${seed}`, variables: { mode } });
  const session = await during(
    startChat(tab.runtime, {
      identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
      applicationUuid: null,
      pageUrl: '',
    }),
  );
  const at = `/chat/${session.conversationSid}`;
  const open = async (where: ReturnType<typeof openTab>) => {
    const conversation = await openAgentConversation(where.runtime, session);
    conversation.tell({ type: 'opened' });
    return conversation;
  };
  let first = await open(tab);
  const others: RunningConversation[] = [];
  const online = (is: boolean) => window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  const visible = (is: boolean) => {
    Object.defineProperty(document, 'visibilityState', {
      value: is ? 'visible' : 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) await turn(500);
  };

  const ACT: Record<(typeof ACTIONS)[number], () => unknown> = {
    send() {
      const text = `typed ${typed.length}`;
      typed.push(text);
      first.tell({ type: 'written', clientId: `${seed}-${typed.length}`, text });
    },
    agent: () => sandbox.control('POST', `${at}/agent`, { say: `said ${schedule.length}` }),
    wait: () => pass(500 + below(20) * 500),
    page: () => first.tell({ type: 'resync' }),
    async hide() {
      visible(false);
      await pass(1000 + below(40) * 1000);
      visible(true);
    },
    async offline() {
      online(false);
      await pass(1000 + below(10) * 1000);
      online(true);
    },
    async reload() {
      await first.close();
      first = await open(tab);
    },
    async 'second tab'() {
      if (others.length === 0) others.push(await open(openTab(sandbox, { owner: `person-${seed}` })));
    },
    expiry: () => sandbox.control('POST', `${at}/token`, { expireInMs: below(3000) }),
  };
  const actions = 20 + below(41);
  const faults = below(16);
  for (let nth = 0; nth < actions; nth += 1) {
    if (below(actions) < faults) {
      const fault = { ...of(FAULTS), afterN: below(2) };
      schedule.push(`fault ${fault.on} ${fault.kind}`);
      await sandbox.control('POST', `${at}/faults`, fault);
    }
    const action = of(ACTIONS);
    schedule.push(action);
    await ACT[action]();
    await turn(20 + below(500));
  }
  await sandbox.control('DELETE', `${at}/faults`);
  await pass(120_000);

  const truth = (await sandbox.control<Truth>('GET', at)).messages;
  const all = truth.map(({ text }) => text);
  const state = first.get();
  const shown = shownOf(state.messages).map(({ text }) => text);
  const unsent = state.outbox.map(({ text }) => text);
  const count = (texts: readonly string[], one: string) => texts.filter((text) => text === one).length;
  const conversations = [first, ...others];
  const outcome: Outcome = {
    seed,
    typed: typed.length,
    received: typed.filter((text) => all.includes(text)).length,
    failed: unsent.length,
    lost: typed.filter((text) => !all.includes(text) && !unsent.includes(text)).length,
    doubled: typed.filter((text) => count(all, text) > 1).length,
    misplaced: conversations.filter((one) => {
      const texts = shownOf(one.get().messages).map(({ text }) => text);
      const expected = [...new Set(all)];
      return (
        texts.length < Math.min(20, expected.length) ||
        JSON.stringify(texts) !== JSON.stringify(expected.slice(-texts.length))
      );
    }).length,
    falselyFailed: unsent.filter((text) => all.includes(text) && shown.includes(text)).length,
    schedule,
  };
  for (const conversation of conversations) await conversation.close();
  await turn();
  return outcome;
}
