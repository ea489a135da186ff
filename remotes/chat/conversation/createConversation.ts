import { type Cursor, type Emit, SendError, type Sought, type Transport } from '../transports/port.ts';
import type { KeptOutbox } from './keptOutbox.ts';
import {
  type ConversationEvent,
  type ConversationState,
  type Effect,
  emptyConversation,
  reduce,
} from './model.ts';

/** A conversation that is under way; `subscribe` and `get` are for React. */
export interface RunningConversation {
  subscribe(listener: () => void): () => void;
  get(): ConversationState;
  tell(event: ConversationEvent): void;
  readonly can: Transport['can'];
  readonly outbox: KeptOutbox;
  close(): void;
}

interface ConversationInput {
  open(emit: Emit): Transport;
  outbox: KeptOutbox;
}

/** Runs what the model wants to be done, over one transport, until it is closed. */
export function createConversation({ open, outbox }: ConversationInput): RunningConversation {
  const over = new AbortController();
  const { signal } = over;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state = { ...emptyConversation(outbox.read()), isOnline: navigator.onLine !== false };
  const transport = open((event) => tell(event));
  transport.connect(signal).catch(() => {});

  function tell(event: ConversationEvent): void {
    if (signal.aborted) return;
    const next = reduce(state, event, transport.can.idempotentSend);
    if (next.state.outbox !== state.outbox) outbox.keep(next.state.outbox);
    state = next.state;
    for (const listener of listeners) listener();
    for (const effect of next.effects) run(effect);
  }

  async function page(before: Cursor | null, sought: readonly Sought[]): Promise<void> {
    const isNewest = before === null;
    try {
      tell({ type: 'page', page: await transport.page(before, sought, signal), isNewest });
    } catch {
      tell({ type: 'page-failed', isNewest });
    }
  }

  async function send(clientId: string, text: string): Promise<void> {
    try {
      tell({ type: 'sent', clientId, sent: await transport.send({ clientId, text }, signal) });
    } catch (error) {
      const { outcome, hasBegun } = error instanceof SendError ? error : new SendError('unknown', true);
      tell({ type: 'send-failed', clientId, outcome, hasBegun });
    }
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'page':
        void page(effect.before, effect.sought);
        break;
      case 'send':
        void send(effect.clientId, effect.text);
        break;
      case 'retry': {
        const timer = setTimeout(() => {
          timers.delete(timer);
          tell({ type: 'retry', clientId: effect.clientId });
        }, effect.afterMs);
        timers.add(timer);
        break;
      }
      case 'rate':
        // What a person thinks of a reply is worth no message when it cannot be told.
        transport.rate?.(effect.replyId, effect.vote, signal).catch(() => {});
    }
  }

  const online = () => tell({ type: 'online', is: true });
  const offline = () => tell({ type: 'online', is: false });
  window.addEventListener('online', online, { signal });
  window.addEventListener('offline', offline, { signal });

  return {
    can: transport.can,
    outbox,
    get: () => state,
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      over.abort();
      for (const timer of timers) clearTimeout(timer);
      void transport.close('unmounted');
    },
  };
}
