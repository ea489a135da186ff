import type { SandboxClock } from '../clock.ts';
import type { Store } from '../store.ts';
import { createConversations } from './conversations.ts';
import { createChatFaults } from './faults.ts';
import { createLines } from './lines.ts';
import type { Upgrades } from './sockets.ts';
import { createChatTokens } from './tokens.ts';

interface Parts {
  store: Store;
  clock: SandboxClock;
  newId: () => string;
  secret: string;
}

/** Chats with agents: one store of conversations behind every protocol. */
export function createChat({ store, clock, newId, secret }: Parts) {
  const conversations = createConversations({ store, clock, newId });
  const faults = createChatFaults();
  const lines = createLines(faults, clock.now);
  const tokens = createChatTokens(secret, clock, newId);
  /** Of each protocol over a websocket, by its path. */
  const upgrades: Upgrades = {};
  return {
    conversations,
    faults,
    lines,
    tokens,
    upgrades,
    load: () => conversations.load(),
    async reset() {
      await conversations.load();
      faults.clear();
      lines.clear();
      tokens.clear();
    },
    close() {
      lines.close();
      tokens.close();
    },
  };
}
export type Chat = ReturnType<typeof createChat>;
