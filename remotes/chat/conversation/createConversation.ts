import {
  type CloseReason,
  type Emit,
  type Order,
  type Page,
  SendError,
  type Transport,
} from '../transports/port.ts';
import type { KeptOutbox } from './keptOutbox.ts';
import { reduce } from './model.ts';
import {
  type ConversationEvent,
  type ConversationState,
  type Effect,
  emptyConversation,
  FILE_GONE,
} from './state.ts';

/** A conversation that is under way; `subscribe` and `get` are for React. */
export interface RunningConversation {
  subscribe(listener: () => void): () => void;
  get(): ConversationState;
  tell(event: ConversationEvent): void;
  /** A file to be sent; its bytes are here and nowhere else. */
  attach(clientId: string, file: File): void;
  /** Bytes of a file that have been sent; `subscribe` tells of more. */
  sentBytes(clientId: string): number;
  /** The person is writing. */
  typing(): void;
  /** Whether this tab speaks of it and plays: of several that have it, the one that is looked at. */
  mayAnnounce(): boolean;
  /** Another token; see the port. */
  retoken(token: string): Promise<void>;
  /** The person wants to go on with a session that ends soon; of a mode that has one. */
  keep?(): void;
  readonly can: Transport['can'];
  readonly outbox: KeptOutbox;
  /** Resolves within 3 s; `ended` where nothing is to be gone on with. */
  close(reason?: CloseReason): Promise<void>;
}

interface ConversationInput {
  open(emit: Emit): Transport;
  outbox: KeptOutbox;
  /** What has happened, whoever told it, after the model has taken it. */
  onTold?(event: ConversationEvent): void;
  /** Of several tabs one speaks and plays. */
  mayAnnounce?(): boolean;
  /** It can never be connected. */
  report?(error: unknown): void;
}

/** A page that fails is asked for again before anything is said, after these pauses. */
const PAGE_PAUSES_MS = [500, 1000, 2000];
/** A message of ours that was confirmed and is not heard of for so long: what comes in may not come in any more. */
const ECHO_MS = 10_000;
/** Phones keep connections that look open and are dead. */
const HIDDEN_MS = 30_000;
/** For how long a conversation that somebody else has ended can still be read. */
const LINGER_MS = 60_000;
/** For so long after the last sign somebody writes. */
const TYPING_MS = 6000;
/** How often at most it is told how far was read. */
const READ_MS = 2000;

/** Runs what the model wants to be done, over one transport, until it is closed. */
export function createConversation({
  open,
  outbox,
  onTold,
  report,
  mayAnnounce = () => true,
}: ConversationInput): RunningConversation {
  const over = new AbortController();
  const { signal } = over;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const files = new Map<string, { file: File; sent: number }>();
  /** Of messages that were confirmed and have not been heard of. */
  const echoes = new Map<string, ReturnType<typeof setTimeout>>();
  const heard = new Set<string>();
  let state = { ...emptyConversation(outbox.read()), isOnline: navigator.onLine !== false };
  const transport = open((event) => {
    if (event.type === 'message') echo(event.message.clientId);
    tell(event);
  });
  const { cursorOf } = transport;
  const rules = { ...transport.can, ...(cursorOf && { cursorOf: cursorOf.bind(transport) }) };

  function later(ms: number, act: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
    return timer;
  }
  function cancel(timer: ReturnType<typeof setTimeout> | undefined): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timers.delete(timer);
  }

  function tellListeners(): void {
    for (const listener of [...listeners]) listener();
  }
  function tell(event: ConversationEvent): void {
    if (signal.aborted) return;
    const next = reduce(state, event, rules);
    if (next.state.outbox !== state.outbox) {
      outbox.keep(next.state.outbox);
      for (const clientId of [...files.keys()])
        if (!next.state.outbox.some((entry) => entry.clientId === clientId)) files.delete(clientId);
    }
    if (event.type === 'typing') typed(event.on);
    const isNew = next.state !== state;
    state = next.state;
    if (isNew) tellListeners();
    for (const effect of next.effects) run(effect);
    onTold?.(event);
    if (state.over) leaveOnce();
  }

  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  /** The word that it is over may be lost; only the assistant writes for as long as it takes. */
  function typed(on: boolean): void {
    cancel(typingTimer);
    if (on && hasEvents) typingTimer = later(TYPING_MS, () => tell({ type: 'typing', on: false }));
  }

  let isLeaving = false;
  /** Who has ended it is gone at once; after another's end what was said last is still read, and older pages for a while. */
  function leaveOnce(): void {
    if (isLeaving) return;
    isLeaving = true;
    const isGone = state.over?.by === 'me' || state.over?.reason === 'expired';
    later(isGone ? 0 : LINGER_MS, () => void transport.close('ended'));
  }

  function echo(clientId: string | undefined): void {
    if (clientId === undefined) return;
    if (state.outbox.some((entry) => entry.clientId === clientId)) heard.add(clientId);
    cancel(echoes.get(clientId));
    echoes.delete(clientId);
  }
  /** The assistant answers, and says nothing by itself. */
  const hasEvents = transport.mode !== 'chatbot';
  function expectEcho(clientId: string): void {
    if (!hasEvents || heard.delete(clientId)) return;
    echoes.set(
      clientId,
      later(ECHO_MS, () => {
        echoes.delete(clientId);
        tell({ type: 'resync' });
      }),
    );
  }

  async function page({ of, before, sought }: Extract<Effect, { type: 'page' }>): Promise<void> {
    for (const pause of [...PAGE_PAUSES_MS, undefined]) {
      const read: Page | undefined = await transport.page(before, sought, signal).catch(() => undefined);
      if (read) return tell({ type: 'page', page: read, of });
      // Without a connection it is asked for when that is back.
      if (pause === undefined || signal.aborted || state.link !== 'connected' || !state.isOnline) break;
      await new Promise<void>((resolve) => void later(pause, resolve));
    }
    tell({ type: 'page-failed', of });
  }

  async function send(clientId: string, text: string): Promise<void> {
    try {
      const held = files.get(clientId);
      const isFile = state.outbox.some((entry) => entry.clientId === clientId && entry.file);
      if (isFile && !held) throw new SendError('refused', true, { code: FILE_GONE });
      const onProgress = (sent: number) => {
        if (held) held.sent = sent;
        tellListeners();
      };
      const draft = held ? { clientId, file: held.file, onProgress } : { clientId, text };
      const sent = await transport.send(draft, signal);
      expectEcho(clientId);
      tell({ type: 'sent', clientId, sent });
    } catch (error) {
      const failed = error instanceof SendError ? error : new SendError('unknown', true);
      const { outcome, hasBegun, code, isOver, waitMs } = failed;
      tell({ type: 'send-failed', clientId, outcome, hasBegun, code, isOver, waitMs });
    }
  }

  /** How far was read and is not told yet, and until when it waits. */
  let unread: Order | undefined;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  function tellRead(): void {
    if (unread) transport.read(unread);
    unread = undefined;
  }
  function read(upTo: Order): void {
    unread = upTo;
    if (readTimer !== undefined) return;
    tellRead();
    readTimer = later(READ_MS, () => {
      readTimer = undefined;
      if (unread) read(unread);
    });
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'page':
        void page(effect);
        break;
      case 'send':
        void send(effect.clientId, effect.text);
        break;
      case 'retry':
        later(effect.afterMs, () => tell({ type: 'retry', clientId: effect.clientId }));
        break;
      case 'read':
        if (transport.can.read) read(effect.upTo);
        break;
      case 'rate':
        // What a person thinks of a reply is worth no message when it cannot be told.
        transport.rate?.(effect.replyId, effect.vote, signal).catch(() => {});
    }
  }

  function wake(): void {
    if (state.over) return;
    transport.wake?.();
    tell({ type: 'resync' });
  }
  const clocks = () => [performance.now(), Date.now()] as const;
  let hiddenAt = document.visibilityState === 'hidden' ? clocks() : undefined;
  const on = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { signal });
  on(window, 'online', () => {
    if (!state.over) transport.wake?.();
    tell({ type: 'online', is: true });
  });
  on(window, 'offline', () => tell({ type: 'online', is: false }));
  // Out of the browser's cache, with all that was open when it went in.
  on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && wake());
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = clocks();
      tellRead();
      return;
    }
    const [steady, ofDay] = clocks();
    // One stands still while a device sleeps, the other can be set.
    const hiddenFor = hiddenAt ? Math.max(steady - hiddenAt[0], ofDay - hiddenAt[1]) : 0;
    hiddenAt = undefined;
    if (hiddenFor > HIDDEN_MS) wake();
    else if (!state.over) transport.wake?.();
  });
  transport.connect(signal).catch((error: unknown) => {
    if (signal.aborted) return;
    report?.(error);
    tell({ type: 'rejected' });
  });

  return {
    can: transport.can,
    outbox,
    mayAnnounce,
    get: () => state,
    tell,
    attach(clientId, file) {
      files.set(clientId, { file, sent: 0 });
      const { name, size, type } = file;
      tell({ type: 'written', clientId, text: '', file: { name, size, type } });
    },
    sentBytes: (clientId) => files.get(clientId)?.sent ?? 0,
    typing: () => transport.typing(),
    retoken: (token) => transport.retoken(token),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(reason = 'unmounted') {
      if (!signal.aborted) tellRead();
      over.abort();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      return transport.close(reason);
    },
  };
}
