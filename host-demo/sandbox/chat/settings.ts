import type { Store } from '../store.ts';
import type { TimedAct } from './acts.ts';
import type { ChatFaultInput } from './faults.ts';
import type { AgentMode } from './records.ts';

export const AGENT_MODES = ['nice', 'twilio', 'stream'] as const satisfies readonly AgentMode[];
/** Who is there: nobody, a program that says the same to the same, a person at the console. */
export const AGENTS = ['none', 'scripted', 'console'] as const;
/** What the answer of a start call may lack, so that bad input is seen. */
export const LACKING = ['token', 'channel', 'id', 'contact'] as const;

export interface ChatSettings {
  mode: AgentMode;
  /** Whether the page proves who is signed in. */
  authenticates: boolean;
  /** Whether agents are given what the assistant was asked. */
  handsOver: boolean;
  agent: (typeof AGENTS)[number];
  /** The place of a new conversation in the queue; 0 tells none. */
  queue: number;
  /** How long it takes to come one nearer, with a scripted agent. */
  queueStepMs: number;
  /** How long a scripted agent takes for whatever they do. */
  agentDelayMs: number;
  botDelayMs: number;
  tokenMs: number;
  /** Messages that a new conversation has already. */
  history: number;
  /** What an agent does by themselves once they have joined, in this order. */
  opening: readonly TimedAct[];
  /** What goes wrong in every new conversation. */
  faults: readonly ChatFaultInput[];
  lacking: readonly (typeof LACKING)[number][];
}

export const CHAT_DEFAULTS: ChatSettings = {
  mode: 'nice',
  authenticates: false,
  handsOver: true,
  agent: 'scripted',
  queue: 0,
  queueStepMs: 4000,
  agentDelayMs: 800,
  botDelayMs: 0,
  tokenMs: 6 * 60 * 60_000,
  history: 0,
  opening: [],
  faults: [],
  lacking: [],
};

/** What holds for conversations that begin from now on. Kept in the database, read from memory. */
export function createChatSettings(store: Store) {
  let current = CHAT_DEFAULTS;
  return {
    async load() {
      current = { ...CHAT_DEFAULTS, ...(await store.get<Partial<ChatSettings>>('setting', 'chat')) };
    },
    get: () => current,
    async change(changes: Partial<ChatSettings>): Promise<ChatSettings> {
      current = { ...current, ...changes };
      await store.put('setting', 'chat', '', current);
      return current;
    },
  };
}
export type ChatSettingsStore = ReturnType<typeof createChatSettings>;
