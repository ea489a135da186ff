import type { SandboxClock } from '../clock.ts';
import type { Store } from '../store.ts';
import { createActs } from './acts.ts';
import { type ChatStart, createConversations } from './conversations.ts';
import { createChatFaults } from './faults.ts';
import { createLines } from './lines.ts';
import { pastTalk } from './pastTalk.ts';
import { createScriptedAgent } from './scriptedAgent.ts';
import { createChatSettings } from './settings.ts';
import type { Upgrades } from './sockets.ts';
import { createChatTokens } from './tokens.ts';
import { createWaits } from './waits.ts';

interface Parts {
  store: Store;
  clock: SandboxClock;
  newId: () => string;
  secret: string;
}

/** Chats with agents: one store of conversations behind every protocol. */
export function createChat({ store, clock, newId, secret }: Parts) {
  const waits = createWaits();
  const conversations = createConversations({ store, clock, newId });
  const settings = createChatSettings(store);
  const faults = createChatFaults();
  const lines = createLines({ faults, now: clock.now, waits });
  const tokens = createChatTokens(secret, clock, newId);
  const act = createActs(conversations);
  createScriptedAgent({ conversations, settings, act, wait: waits.passed });
  /** Of each protocol over a websocket, by its path. */
  const upgrades: Upgrades = {};

  return {
    conversations,
    settings,
    faults,
    lines,
    tokens,
    act,
    upgrades,
    /** What takes its time. */
    wait: waits.passed,

    /** A conversation as the settings want it, and the token of its person. */
    async start(given: Omit<ChatStart, 'position' | 'past'>) {
      const { queue, tokenMs, history, faults: wanted } = settings.get();
      const id = newId();
      for (const fault of wanted) faults.add(id, fault);
      const past = pastTalk(history, clock.now());
      const conversation = await conversations.start({ ...given, id, position: queue, past });
      return { conversation, ...tokens.issue(id, tokenMs) };
    },
    async load() {
      await settings.load();
      await conversations.load();
    },
    async reset() {
      conversations.unload();
      waits.drop();
      faults.clear();
      lines.clear();
      tokens.clear();
      await settings.load();
      await conversations.load();
    },
    close() {
      conversations.unload();
      waits.drop();
      tokens.close();
    },
  };
}
export type Chat = ReturnType<typeof createChat>;
