import { OMNI_SOCKET } from '#src/api/contract/omniFrames.ts';
import type { SandboxClock } from '../clock.ts';
import type { Store } from '../store.ts';
import { createActs, type DoAct } from './acts.ts';
import { type Conversations, createConversations } from './conversations.ts';
import { type ChatFaults, createChatFaults } from './faults.ts';
import { createLines, type Lines } from './lines.ts';
import { createNonces, type Nonces } from './nonces.ts';
import { omniSocket } from './omni/omniSocket.ts';
import { pastTalk } from './pastTalk.ts';
import type { ChatStart } from './records.ts';
import { createScriptedAgent } from './scriptedAgent.ts';
import { type ChatSettingsStore, createChatSettings } from './settings.ts';
import type { Upgrades } from './sockets.ts';
import { createConnections } from './stream/connections.ts';
import { STREAM_PATH } from './stream/wire.ts';
import { type ChatTokens, createChatTokens } from './tokens.ts';
import { createTwilsock, TWILSOCK_PATH } from './twilsock/twilsock.ts';
import { createWaits } from './waits.ts';

interface Parts {
  store: Store;
  clock: SandboxClock;
  newId: () => string;
  secret: string;
  /** Whether the twilio mode keeps a message that is sent again once, which the vendor's own server does not. */
  mergesRepeats?: boolean | undefined;
}

/** What every protocol speaks over. */
export interface ChatParts {
  conversations: Conversations;
  settings: ChatSettingsStore;
  faults: ChatFaults;
  lines: Lines;
  tokens: ChatTokens;
  nonces: Nonces;
  act: DoAct;
  /** What takes its time; false where all was dropped meanwhile. */
  wait(ms: number): Promise<boolean>;
}

/** Chats with agents: one store of conversations behind every protocol (docs/decisions/0054-chats-in-the-sandbox.md). */
export function createChat({ store, clock, newId, secret, mergesRepeats = true }: Parts) {
  const waits = createWaits();
  const conversations = createConversations({ store, clock, newId });
  const settings = createChatSettings(store);
  const faults = createChatFaults();
  const lines = createLines({ faults, now: clock.now, waits });
  const tokens = createChatTokens(secret, clock, newId);
  const act = createActs(conversations);
  createScriptedAgent({ conversations, settings, act, wait: waits.passed });
  const nonces = createNonces(clock, newId);
  const parts: ChatParts = {
    conversations,
    settings,
    faults,
    lines,
    tokens,
    nonces,
    act,
    wait: waits.passed,
  };
  const streams = createConnections({ ...parts, now: clock.now, newId });
  const twilsock = createTwilsock({ conversations, tokens, lines, clock, newId, mergesRepeats });
  /** Of each protocol over a websocket, by its path. */
  const upgrades: Upgrades = {
    [OMNI_SOCKET]: omniSocket(parts, newId),
    [`${STREAM_PATH}/connect`]: streams.connect,
    [TWILSOCK_PATH]: twilsock.upgrade,
  };

  return {
    ...parts,
    streams,
    upgrades,
    twilsockMedia: twilsock.media,

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
      nonces.clear();
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
