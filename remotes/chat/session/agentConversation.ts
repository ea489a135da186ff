import { endWebChat } from '#src/api/contract/chatRunning.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { createConversation, type RunningConversation } from '../conversation/createConversation.ts';
import { createKeptOutbox } from '../conversation/keptOutbox.ts';
import type { ConversationEvent } from '../conversation/state.ts';
import { TRANSPORTS } from '../transports/registry.ts';
import { leaveStart } from './begun.ts';
import { type ChatSession, keepSession } from './storedSession.ts';
import { createTabs, type TabMessage, type Tabs } from './tabs.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

/** How often the end of a chat is told where nothing answers, and the first pause, which doubles (docs/rules.md#retries). */
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;
const ANSWERED_MS = 300;
/** A message that another tab has sent is heard of within this, or looked for. */
const HEARD_MS = 2000;

/** Another tab that asks meanwhile finds the chat: its mode may take long over a slow network. */
async function answering<T>(tabs: Tabs, session: ChatSession, load: () => Promise<T>): Promise<T> {
  const leave = tabs.subscribe(({ type }) => {
    if (type === 'who') tabs.tell({ type: 'session', session });
  });
  try {
    return await load();
  } catch (error) {
    tabs.close();
    throw error;
  } finally {
    leave();
  }
}

/** A page may have been left between the two answers of its start. */
async function complete(runtime: Runtime, session: ChatSession): Promise<ChatSession> {
  if (session.contactId) return session;
  const { completeSession } = await import(/* webpackChunkName: "chat-start" */ './completeSession.ts');
  return completeSession(runtime, session);
}

/**
 * The conversation of a session with agents: its mode is loaded, its token kept good, and what happens in it is told to the
 * other tabs of the person. Goes on until it is closed, whether anything of it is shown or not.
 */
export async function openAgentConversation(
  runtime: Runtime,
  begun: ChatSession,
): Promise<RunningConversation> {
  const { api, now, urls, reporter } = runtime;
  const load = begun.mode === 'chatbot' ? undefined : TRANSPORTS[begun.mode];
  if (!load) throw new Error(`This release has no chat by ${begun.mode}`);
  const { conversationSid } = begun;
  const tabs = createTabs(runtime);
  const [create, session] = await answering(tabs, begun, () =>
    Promise.all([load(), complete(runtime, begun)]),
  );
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let dropped = 0;
  /** Another tab has ended it, and has told the agents. */
  let isEndedElsewhere = false;

  const keeper = createTokenKeeper({
    session,
    api,
    tabs,
    now,
    onRenewed(next) {
      keepSession(runtime, next);
      conversation.retoken(next.token).catch((error: unknown) => reporter.error(error));
    },
    onRefused: () => conversation.tell({ type: 'expired' }),
    onEnding: (ending) => conversation.tell({ type: 'ending', ending }),
  });
  // Who asked a moment ago is still answered by who has begun it.
  timers.add(setTimeout(() => leaveStart(session), ANSWERED_MS));

  const TOLD: {
    [Type in ConversationEvent['type']]?: (event: Extract<ConversationEvent, { type: Type }>) => void;
  } = {
    token: ({ state }) => (state === 'expired' ? keeper.isOver() : keeper.isEnding()),
    link({ state }) {
      if (state === 'denied') keeper.isOver();
    },
    sent: ({ sent }) => tabs.tell({ type: 'sent', conversationSid, id: sent.message.id }),
    seen: ({ upTo }) => tabs.tell({ type: 'read', conversationSid, upTo }),
    end,
    ended: keeper.close,
    frozen: keeper.close,
    expired: keeper.close,
  };

  const conversation = createConversation({
    outbox: createKeptOutbox(runtime, conversationSid),
    mayAnnounce: tabs.mayAnnounce,
    report: reporter.error,
    open: (emit) =>
      create(
        {
          session,
          api,
          now,
          endpoints: { api: urls.apiBaseUrl() },
          onDropped: () => {
            dropped += 1;
          },
        },
        emit,
      ),
    onTold: (event) => TOLD[event.type]?.(event as never),
  });

  /** The person ends it: agents no longer wait for them. */
  function end(): void {
    keeper.close();
    keepSession(runtime, undefined);
    if (isEndedElsewhere) return;
    tabs.tell({ type: 'ended', conversationSid });
    void tellAgents(keeper.session().token);
  }
  async function tellAgents(token: string): Promise<void> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      try {
        await api.call(endWebChat, { body: { conversationSid, token }, keepalive: true });
        return;
      } catch (error) {
        if (!(error as { retryable?: boolean }).retryable) return reporter.error(error);
        await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried));
      }
    }
    reporter.warn('The end of a chat could not be told');
  }

  const leave = tabs.subscribe((message: TabMessage) => {
    if (!('conversationSid' in message) || message.conversationSid !== conversationSid) return;
    if (message.type === 'read') conversation.tell({ type: 'read', upTo: message.upTo });
    else if (message.type === 'ended') {
      isEndedElsewhere = true;
      conversation.tell({ type: 'end' });
    } else {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (!conversation.get().messages.some(({ id }) => id === message.id))
          conversation.tell({ type: 'resync' });
      }, HEARD_MS);
      timers.add(timer);
    }
  });

  return {
    ...conversation,
    keep: keeper.again,
    close(reason) {
      leave();
      leaveStart(session);
      for (const timer of timers) clearTimeout(timer);
      keeper.close();
      tabs.close();
      if (dropped > 0) reporter.warn('Something in a chat could not be read', { count: dropped });
      return conversation.close(reason);
    },
  };
}
