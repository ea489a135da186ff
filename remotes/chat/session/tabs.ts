import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import type { Order } from '../transports/port.ts';
import type { ChatSession } from './storedSession.ts';

/** What one tab of a person tells the others. */
export type TabMessage =
  /** Whose conversation is under way? */
  | { type: 'who' }
  /** An answer to that, and whatever is changed in it, such as its token. */
  | { type: 'session'; session: ChatSession }
  | { type: 'sent'; conversationSid: string; id: string }
  | { type: 'read'; conversationSid: string; upTo: Order }
  | { type: 'ended'; conversationSid: string }
  /** Whether it is looked at, and since when; `since` 0: it is gone. */
  | { type: 'seen'; isVisible: boolean; since: number };

interface Sent {
  owner: string;
  from: string;
  message: TabMessage;
}

export interface Tabs {
  tell(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
  /** The conversation that another tab has under way; of several the one whose token lasts longest. */
  ask(): Promise<ChatSession | undefined>;
  /** Does something that only one tab does at a time. */
  alone<T>(name: string, act: () => Promise<T>): Promise<T>;
  /** Whether this tab speaks and plays: it is looked at, and was last; else none is and this one was last. */
  mayAnnounce(): boolean;
  close(): void;
}

/** For so long another tab may take to answer. */
const ANSWER_MS = 150;

/** One name for the channel and for what only one tab does. */
export const tabsName = (org: string) => `heloc-chat:${org}`;

/**
 * The tabs of one person that have the same organisation's chat. Nothing of it is stored; where the browser has neither
 * channels nor locks each tab has a conversation of its own, as if there were no other.
 */
export function createTabs({ org, personal }: Pick<Runtime, 'org' | 'personal'>): Tabs {
  const name = tabsName(org());
  const from = newUuid();
  const listeners = new Set<(message: TabMessage) => void>();
  const others = new Map<string, { isVisible: boolean; since: number }>();
  const over = new AbortController();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  let seen = { isVisible: document.visibilityState === 'visible', since: Date.now() };

  function tell(message: TabMessage): void {
    const owner = personal.owner();
    if (over.signal.aborted || owner === undefined) return;
    channel?.postMessage({ owner, from, message } satisfies Sent);
  }
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<Sent>) => {
      // Another person's: a page of before, or of another login.
      if (data?.owner === undefined || data.owner !== personal.owner()) return;
      const { message } = data;
      if (message.type === 'seen') {
        const { isVisible, since } = message;
        if (since) others.set(data.from, { isVisible, since });
        else others.delete(data.from);
      }
      for (const listener of [...listeners]) listener(message);
    },
    { signal: over.signal },
  );

  const tellSeen = () => tell({ type: 'seen', ...seen });
  const look = () => {
    const isVisible = document.visibilityState === 'visible';
    seen = { isVisible, since: isVisible ? Date.now() : seen.since };
    tellSeen();
  };
  document.addEventListener('visibilitychange', look, { signal: over.signal });
  window.addEventListener('focus', look, { signal: over.signal });
  const subscribe = (listener: (message: TabMessage) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  subscribe(({ type }) => {
    if (type === 'who') tellSeen();
  });
  tellSeen();

  return {
    tell,
    subscribe,
    ask() {
      if (!channel) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        let found: ChatSession | undefined;
        const leave = subscribe((message) => {
          if (message.type !== 'session') return;
          const { session } = message;
          if (!found || Date.parse(session.expiration) > Date.parse(found.expiration)) found = session;
        });
        setTimeout(() => {
          leave();
          resolve(found);
        }, ANSWER_MS);
        tell({ type: 'who' });
      });
    },
    alone: (what, act) =>
      typeof navigator.locks?.request === 'function'
        ? navigator.locks.request(`${name}:${what}`, act)
        : act(),
    mayAnnounce() {
      const all = [...others.values()];
      if (!seen.isVisible && all.some(({ isVisible }) => isVisible)) return false;
      return all.every(({ isVisible, since }) => isVisible !== seen.isVisible || since <= seen.since);
    },
    close() {
      if (over.signal.aborted) return;
      tell({ type: 'seen', isVisible: false, since: 0 });
      over.abort();
      listeners.clear();
      channel?.close();
    },
  };
}
