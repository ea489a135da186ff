import { ApiError } from '#src/api/client/apiError.ts';
import { initOmniChat, initWebChat } from '#src/api/contract/chatStart.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';
import { modeOf, TRANSPORTS } from '../transports/registry.ts';
import { keepStart, leaveStart } from './begun.ts';
import { completeSession, missing } from './completeSession.ts';
import { runningElsewhere } from './findChat.ts';
import { type ChatSession, keepSession, newSession, storedSession } from './storedSession.ts';
import { createTabs } from './tabs.ts';

type StartBody = BodyOf<typeof initOmniChat>;

interface StartInput {
  identity: { friendlyName: string; emailAddress: string };
  applicationUuid: string | null;
  /** Without what may be about a person. */
  pageUrl: string;
  /** Who is signed in, where that is proved. */
  nonce?: string | undefined;
  /** The conversation with the assistant that went before. */
  assistantSid?: string | undefined;
  skill?: string | undefined;
  signal?: AbortSignal;
}

/** For so long a conversation that has begun may take to be opened. */
const OPENING_MS = 3000;

interface Start {
  body: StartBody;
  /** Begun at the server, and not yet whole. */
  session?: ChatSession;
}

/** Of starts that are not decided: one that is tried again is the same, whatever the page's address is by then. */
const undecided = new WeakMap<Runtime['personal'], Start>();

const isSame = (one: StartBody, other: StartBody) =>
  one.identity?.friendlyName === other.identity?.friendlyName &&
  one.identity?.emailAddress === other.identity?.emailAddress &&
  one.chatMode === other.chatMode &&
  one.skill === other.skill;

/**
 * Starts a chat with agents, or finds the one that another tab has under way: two tabs, two presses and a lost answer make
 * one conversation.
 * @throws ApiError, SessionProblem
 */
export async function startChat(runtime: Runtime, input: StartInput): Promise<ChatSession> {
  const tabs = createTabs(runtime);
  try {
    return await tabs.alone('start', async () => {
      const running = await runningElsewhere(tabs);
      if (running) {
        tabs.close();
        return running;
      }
      const session = await begin(runtime, input);
      // For a tab that has its form open.
      tabs.tell({ type: 'session', session });
      tabs.subscribe(({ type }) => {
        if (type === 'who') tabs.tell({ type: 'session', session });
      });
      const stop = setTimeout(() => leaveStart(session), OPENING_MS);
      keepStart(session, () => {
        clearTimeout(stop);
        tabs.close();
      });
      return session;
    });
  } catch (error) {
    tabs.close();
    throw error;
  }
}

/** A service that is silent costs nobody a chat: it begins in the usual mode then. */
const FLAGS_MS = 2000;
/** As often as other calls are tried; no pause is longer than somebody waits at a form. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20_000;

async function begin(runtime: Runtime, input: StartInput): Promise<ChatSession> {
  const { api, org, now, personal, flags } = runtime;
  const { identity, applicationUuid, pageUrl, nonce, assistantSid, skill, signal } = input;
  // A tab keeps whether the feature is on, and not what it carries: that is in the first answer.
  await withTimeLimit(flags.whenAnswered(), FLAGS_MS);
  const mode = modeOf(flags.variables('webChat'));
  const load = TRANSPORTS[mode];
  if (!load) throw new Error(`This release has no chat by ${mode}`);
  // What no client carries is not begun: an agent would wait for nobody.
  await load();
  const wanted: StartBody = {
    applicationUuid,
    pageUrl,
    chatMode: mode,
    identity,
    org: org(),
    ...(assistantSid && { tag: `chatbot:${assistantSid}` }),
    ...(nonce && { nonce }),
    ...(skill && { skill }),
  };
  const before = undecided.get(personal);
  const start: Start = before && isSame(before.body, wanted) ? before : { body: wanted };
  undecided.set(personal, start);
  const assistant = storedSession(runtime, 'chatbot');
  try {
    start.session ??= await ask(start.body);
    // Somebody waits for this person already: a page that is loaded meanwhile goes on with it.
    keepSession(runtime, start.session);
    const session = await completeSession(runtime, start.session, signal);
    undecided.delete(personal);
    return session;
  } catch (error) {
    if (isDecided(error)) {
      undecided.delete(personal);
      if (start.session) keepSession(runtime, assistant);
    }
    throw error;
  }

  async function ask(body: StartBody): Promise<ChatSession> {
    const endpoint = mode === 'twilio' ? initWebChat : initOmniChat;
    const answer = await whenAllowed(() => api.call(endpoint, { body, ...(signal && { signal }) })).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'wrong-shape')
          return missing(runtime, 'chat-session-missing');
        throw error;
      },
    );
    return newSession({ ...answer, mode, ...(assistantSid && { assistantSid }) }, now());
  }
}

/** A server that asks to wait is waited for, as long as a person would (docs/rules.md#retries). */
async function whenAllowed<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      const ms = error instanceof ApiError ? error.retryAfterMs : undefined;
      if (ms === undefined || ms > LONGEST_PAUSE_MS || tried >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}

const isDecided = (error: unknown) => !(error as { retryable?: boolean }).retryable;
