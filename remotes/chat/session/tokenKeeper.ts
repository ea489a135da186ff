import { ApiError } from '#src/api/client/apiError.ts';
import type { Api } from '#src/api/client/createApi.ts';
import { refreshChatToken } from '#src/api/contract/chat.ts';
import { type ChatSession, newSession, refreshDueMs } from './storedSession.ts';
import type { Tabs } from './tabs.ts';

/** As often as other calls are tried, with pauses that double (docs/rules.md#retries). */
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;
/** Between the first refusal and the last attempt. */
const SECOND_CHANCE_MS = 5000;
/** Browsers fire a timer at once when it is set further ahead than this. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface KeeperInput {
  session: ChatSession;
  api: Api;
  tabs: Tabs;
  now(): Date;
  /** Another token, of this tab's or of another one's asking. */
  onRenewed(session: ChatSession): void;
  /** No other one is to be had. */
  onRefused(): void;
}

export interface TokenKeeper {
  session(): ChatSession;
  /** It is about to be over, or was refused. */
  isOver(): void;
  close(): void;
}

type Outcome = { kind: 'renewed'; session: ChatSession } | { kind: 'refused' | 'unreached' };

/**
 * Keeps a session's token good (docs/rules.md#chat-sessions): one refresh at a time in all tabs of the browser, when it is
 * due or was refused. What is answered after the end, or for a token that is no longer the one in use, is dropped.
 */
export function createTokenKeeper({ session: first, api, tabs, now, ...input }: KeeperInput): TokenKeeper {
  let session = first;
  let due: ReturnType<typeof setTimeout> | undefined;
  let isRenewing = false;
  const over = new AbortController();
  const { signal } = over;

  function plan(): void {
    clearTimeout(due);
    due = setTimeout(isOver, Math.min(refreshDueMs(session, now()), MAX_TIMER_MS));
  }
  function adopt(next: ChatSession): void {
    const isNewer = Date.parse(next.issuedAt ?? '') > Date.parse(session.issuedAt ?? '');
    if (signal.aborted || next.conversationSid !== session.conversationSid || !isNewer) return;
    session = next;
    plan();
    input.onRenewed(session);
  }
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      const stop = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', stop, { once: true });
    });
  /** Until the network is said to be back. */
  const online = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });

  async function attempt(): Promise<Outcome> {
    try {
      const { token, expiration, issuedAt } = await api.call(refreshChatToken, {
        body: { token: session.token },
        signal,
      });
      const lasts = Date.parse(expiration) - Date.parse(issuedAt ?? now().toISOString());
      // A token that is over already is none, and would be refreshed for ever.
      if (!(lasts > 0)) return { kind: 'refused' };
      return { kind: 'renewed', session: newSession({ ...session, token, expiration, issuedAt }, now()) };
    } catch (error) {
      return { kind: error instanceof ApiError && !error.retryable ? 'refused' : 'unreached' };
    }
  }

  /** @returns whether there is another token */
  async function renew(): Promise<Outcome['kind']> {
    const { token } = session;
    return tabs.alone(`token:${session.conversationSid}`, async () => {
      // Another tab may have been first, and its word may still be on its way.
      const theirs = await tabs.ask();
      if (theirs) adopt(theirs);
      for (let tried = 0; tried < TRIES && !signal.aborted; tried += 1) {
        if (session.token !== token) return 'renewed';
        if (tried > 0) await pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
        const outcome = await attempt();
        if (signal.aborted) return 'unreached';
        if (outcome.kind === 'renewed') {
          if (session.token === token) {
            adopt(outcome.session);
            tabs.tell({ type: 'session', session: outcome.session });
          }
          return 'renewed';
        }
        if (outcome.kind === 'refused') return 'refused';
      }
      return 'unreached';
    });
  }

  async function renewing(): Promise<void> {
    let refusals = 0;
    while (!signal.aborted) {
      const kind = await renew();
      if (kind === 'renewed' || signal.aborted) return;
      if (kind === 'unreached') await online();
      else {
        refusals += 1;
        if (refusals > 1) return input.onRefused();
        await pause(SECOND_CHANCE_MS);
      }
    }
  }
  function isOver(): void {
    if (signal.aborted || isRenewing) return;
    isRenewing = true;
    void renewing().finally(() => {
      isRenewing = false;
    });
  }

  const leave = tabs.subscribe((message) => {
    if (message.type === 'session') adopt(message.session);
    if (message.type === 'who') tabs.tell({ type: 'session', session });
  });
  plan();

  return {
    session: () => session,
    isOver,
    close() {
      over.abort();
      clearTimeout(due);
      leave();
    },
  };
}
