import { definitionOf } from '#src/domain/telemetry/catalogue.ts';
import { toJson } from '#src/domain/text/json.ts';
import { mayTell } from './mayTell.ts';
import { newUuid } from './newUuid.ts';
import type { Happened, TelemetryInput } from './telemetry.ts';
import { createDelivery, type Parcel } from './telemetryDelivery.ts';
import { type Ours, ofOurs, toParcel } from './telemetryEvents.ts';
import { openSession, type SessionKey } from './telemetrySession.ts';
import { forgetTelemetry } from './telemetryStorage.ts';
import { whenIdle } from './whenIdle.ts';

export interface TelemetryQueue {
  add(happened: Happened): void;
  key(): Promise<SessionKey>;
  settle(): void;
  close(isSent: boolean): void;
}

interface Waiting extends Parcel {
  readonly at: number;
}

/** What of it has been told in this tab; a line each. */
const TOLD = 'telemetry-told';

const MAX_WAITING = 50;
/** Of a visit. */
const MAX_EVENTS = 200;
const MAX_BYTES = 8000;
const MAX_AGE_MS = 600_000;

/**
 * Events in memory, sent one by one when the page has time. Nothing waits for it and nothing of it is stored: an event
 * that cannot be sent is lost (docs/rules.md#telemetry).
 */
export function createTelemetryQueue(input: TelemetryInput, early: readonly Happened[]): TelemetryQueue {
  const { api, auth, view, mode } = input;
  const { document } = view;
  const mount = newUuid();
  let waiting: Waiting[] = [];
  const seen = new Set<string>();
  let opened: Promise<SessionKey> | undefined;
  let current: SessionKey | undefined;
  let lastStep: Ours | undefined;
  let accepted = 0;
  let lost = 0;
  let isSending = false;
  let isOver = false;
  let cancelIdle: (() => void) | undefined;

  const delivery = createDelivery({ api, auth, view, canSend, sessionKey: () => current });
  const { isBlocked, isOffline, onNetworkFailure } = delivery;

  function key(): Promise<SessionKey> {
    if (mode() !== 'on') return Promise.reject(new Error('The telemetry is not on'));
    opened ??= open();
    return opened;
  }

  function open(): Promise<SessionKey> {
    // Silenced since, it is another one that is open, or none.
    const isWanted = () => mode() === 'on' && opened === asked;
    const asked = openSession({ ...input, onNetworkFailure, isWanted }).then((session) => {
      current = session;
      return session;
    });
    return asked;
  }

  function add(happened: Happened): void {
    const named = ofOurs(happened);
    if (named) accept(named);
  }

  function accept(happened: Ours): void {
    const { name } = happened;
    const { type, optional } = definitionOf(name);
    if (isOver || isBlocked() || accepted >= MAX_EVENTS) return;
    if (mayTell(input, optional ? 'WEB' : type, view) === 'off') return;
    const parcel = toParcel(happened, { identityUuid: auth.identityUuid() ?? null, mount, lost });
    if (parcel.once && (seen.has(parcel.once) || toldBefore().includes(parcel.once))) return;
    if (parcel.once) seen.add(parcel.once);
    if (name === 'heloc_step_shown') {
      if (isShownAgain(happened)) return;
      lastStep = happened;
    }
    if (parcel.bytes > MAX_BYTES) {
      if (input.isTest) input.reporter.error(new Error(`Event ${name} has ${parcel.bytes} bytes`));
      return;
    }
    accepted += 1;
    lost = 0;
    waiting.push({ ...parcel, at: happened.at });
    if (waiting.length > MAX_WAITING) {
      waiting.shift();
      lost += 1;
    }
    sendWhenIdle();
  }

  /** A remount shows the same step in the same entry of the history. */
  function isShownAgain({ properties, href }: Ours): boolean {
    return (
      lastStep !== undefined && lastStep.href === href && toJson(lastStep.properties) === toJson(properties)
    );
  }

  function sendWhenIdle(): void {
    if (isHidden()) {
      // It may never have time again.
      sendNow();
      return;
    }
    cancelIdle ??= whenIdle(() => {
      cancelIdle = undefined;
      void sendAll();
    });
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (canSend() && waiting.length > 0) {
      await key().catch(() => undefined);
      const next = canSend() ? waiting.shift() : undefined;
      if (next) await deliver(next);
    }
    isSending = false;
  }

  const toldBefore = () => input.personal.session.get(TOLD)?.split('\n') ?? [];
  function remember({ once }: Waiting): void {
    if (once) input.personal.session.set(TOLD, [...toldBefore(), once].join('\n'));
  }

  async function deliver(next: Waiting): Promise<void> {
    if (Date.now() - next.at > MAX_AGE_MS) return;
    const outcome = await delivery.send(next);
    if (outcome === 'taken') remember(next);
    // It waits with the others.
    else if (outcome === 'offline' && !isOver) waiting.unshift(next);
  }

  function canSend(): boolean {
    if (isBlocked()) waiting = [];
    return !isOver && mode() === 'on' && !isOffline();
  }

  /** The page may be gone in a moment: without a session, and without waiting for an answer. */
  function sendNow(): void {
    cancelIdle?.();
    cancelIdle = undefined;
    if (!canSend()) return;
    for (const each of waiting.splice(0)) void deliver(each);
  }

  function settle(): void {
    if (mode() === 'off') {
      waiting = [];
      opened = undefined;
      current = undefined;
      forgetTelemetry(input.storage);
    } else sendWhenIdle();
  }

  const isHidden = () => document.visibilityState === 'hidden';
  const onHide = () => {
    if (isHidden()) sendNow();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !lastStep) return;
    const at = Date.now();
    accept({ ...lastStep, properties: { ...lastStep.properties, restored: true }, at });
  };
  view.addEventListener('pagehide', sendNow);
  view.addEventListener('pageshow', onShow);
  view.addEventListener('online', sendWhenIdle);
  document.addEventListener('visibilitychange', onHide);
  early.forEach(add);

  return {
    add,
    key,
    settle,
    close(isSent) {
      if (isSent) sendNow();
      isOver = true;
      waiting = [];
      cancelIdle?.();
      view.removeEventListener('pagehide', sendNow);
      view.removeEventListener('pageshow', onShow);
      view.removeEventListener('online', sendWhenIdle);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}
