import { ApiError } from '#src/api/client/apiError.ts';
import type { Api } from '#src/api/client/createApi.ts';
import { refreshChatToken } from '#src/api/contract/chatRunning.ts';
import type { Ending } from '../conversation/state.ts';
import { type ChatSession, newSession, refreshDueMs, remainingMs } from './storedSession.ts';
import type { Tabs } from './tabs.ts';

/** As often as other calls are tried, with pauses that double (docs/rules.md#retries). */
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;
/** Between the first refusal and the last attempt. */
const SECOND_CHANCE_MS = 5000;
/** A vendor that says that a token ends soon does so this long before. */
const SOON_MS = 3 * 60_000;
/** Browsers fire a timer at once when it is set further ahead than this. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface KeeperInput {
  session: ChatSession;
  api: Api;
  tabs: Tabs;
  now(): Date;
  /** Another token, of this tab's or of another one's asking. */
  onRenewed(session: ChatSession): void;
  /** No other one is to be had, and this one is over. */
  onRefused(): void;
  /** It ends soon, as no other one could be had so far; undefined once there is one. */
  onEnding(ending: Ending | undefined): void;
}

export interface TokenKeeper {
  session(): ChatSession;
  /** It is over, or was refused. */
  isOver(): void;
  /** It is still good, and about to be over. */
  isEnding(): void;
  /** The person wants to go on: what is waited for is tried now. */
  again(): void;
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
  /** Whether the one in use is no longer taken. */
  let isDenied = false;
  /** Whether no other one is given. */
  let isRefused = false;
  let ends = first.expiration;
  let isTold = false;
  let wake = () => {};
  const over = new AbortController();
  const { signal } = over;

  function plan(): void {
    clearTimeout(due);
    due = setTimeout(start, Math.min(refreshDueMs(session, now()), MAX_TIMER_MS));
  }
  function tellEnding(canBeKept: boolean): void {
    // What is no longer taken is said by the connection.
    if (isDenied) return;
    isTold = true;
    input.onEnding({ at: ends, canBeKept });
  }
  /** What another tab says may be older than what is known here. */
  function adoptTheirs(next: ChatSession): void {
    const isNewer = Date.parse(next.issuedAt ?? '') > Date.parse(session.issuedAt ?? '');
    if (next.conversationSid === session.conversationSid && isNewer) adopt(next);
  }
  function adopt(next: ChatSession): void {
    if (signal.aborted) return;
    session = next;
    ends = next.expiration;
    isDenied = false;
    isRefused = false;
    if (isTold) input.onEnding(undefined);
    isTold = false;
    plan();
    wake();
    input.onRenewed(session);
  }
  /** There is one wait at a time, which leaves nothing behind, whatever ends it. */
  const wait = (begin: (end: () => void) => () => void) =>
    new Promise<void>((resolve) => {
      wake = () => {
        stop();
        resolve();
      };
      const stop = begin(wake);
    });
  const pause = (ms: number) =>
    wait((end) => {
      const timer = setTimeout(end, ms);
      return () => clearTimeout(timer);
    });
  /** Until the network is said to be back. */
  const online = () =>
    wait((end) => {
      window.addEventListener('online', end);
      return () => window.removeEventListener('online', end);
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
      if (theirs) adoptTheirs(theirs);
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
        tellEnding(true);
      }
      return 'unreached';
    });
  }

  async function renewing(): Promise<void> {
    let refusals = 0;
    const { token } = session;
    // Another tab may have been given one meanwhile.
    while (!signal.aborted && session.token === token) {
      const kind = await renew();
      if (kind === 'renewed' || signal.aborted) return;
      if (kind === 'unreached') await online();
      else {
        refusals += 1;
        tellEnding(false);
        if (refusals > 1) return refuse();
        await pause(SECOND_CHANCE_MS);
      }
    }
  }
  /** Until its end it is as good as before. */
  function refuse(): void {
    isRefused = true;
    const left = isDenied ? 0 : remainingMs({ ...session, expiration: ends }, now());
    clearTimeout(due);
    if (left > 0) due = setTimeout(refuse, left);
    else input.onRefused();
  }
  function start(): void {
    if (signal.aborted || isRenewing) return;
    isRenewing = true;
    void renewing().finally(() => {
      isRenewing = false;
    });
  }
  function isOver(): void {
    isDenied = true;
    if (isRefused && !signal.aborted) refuse();
    else start();
  }
  function isEnding(): void {
    if (isRefused) return;
    const soon = now().getTime() + SOON_MS;
    if (Date.parse(ends) > soon) ends = new Date(soon).toISOString();
    start();
  }

  const leave = tabs.subscribe((message) => {
    if (message.type === 'session') adoptTheirs(message.session);
    if (message.type === 'who') tabs.tell({ type: 'session', session });
  });
  plan();

  return {
    session: () => session,
    isOver,
    isEnding,
    again: () => wake(),
    close() {
      over.abort();
      wake();
      clearTimeout(due);
      leave();
    },
  };
}
