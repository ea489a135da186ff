import { ApiError } from '#src/api/client/apiError.ts';
import { backOff } from '#src/api/client/backOff.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postEvent } from '#src/api/contract/events.ts';
import {
  allowedProperties,
  definitionOf,
  EVENTS,
  type PropertiesOf,
  type TelemetryEvent,
} from '#src/domain/telemetry/catalogue.ts';
import { toJson } from '#src/domain/text/json.ts';
import { uuidInPath } from '#src/domain/text/uuid.ts';
import type { HelocEvent } from './events.ts';
import { mayTell } from './mayTell.ts';
import { newUuid } from './newUuid.ts';
import type { Happened, TelemetryInput } from './telemetry.ts';
import { addressOf } from './telemetryAddress.ts';
import { isOutOfReach, openSession, type SessionKey } from './telemetrySession.ts';
import { forgetTelemetry } from './telemetryStorage.ts';
import { whenIdle } from './whenIdle.ts';

export interface TelemetryQueue {
  add(happened: Happened): void;
  key(): Promise<SessionKey>;
  settle(): void;
  close(isSent: boolean): void;
}

type Body = BodyOf<typeof postEvent>;
interface Waiting {
  readonly body: Body;
  readonly at: number;
  readonly bytes: number;
  readonly retries: number;
  /** What happens once, by what it is known. */
  readonly once?: string | undefined;
}

/** What of it has been told in this tab; a line each. */
const TOLD = 'telemetry-told';

const MAX_WAITING = 50;
/** Of a visit. */
const MAX_EVENTS = 200;
const MAX_BYTES = 8000;
const MAX_AGE_MS = 600_000;
const RETRIES = 2;
const PAUSE_MS = 500;
/** In a row: then something keeps the calls from the server, and goes on doing so. */
const MAX_NETWORK_FAILURES = 3;
/** Of requests that outlive the page; the page around has a share, too. */
const KEEPALIVE = { bytes: 60_000, requests: 9 };

/**
 * Events in memory, sent one by one when the page has time. Nothing waits for it and nothing of it is stored: an event
 * that cannot be sent is lost (docs/rules.md#telemetry).
 */
export function createTelemetryQueue(input: TelemetryInput, early: readonly Happened[]): TelemetryQueue {
  const { api, auth, view, mode } = input;
  const { document } = view;
  let waiting: Waiting[] = [];
  const seen = new Set<string>();
  const inFlight = { bytes: 0, requests: 0 };
  let opened: Promise<SessionKey> | undefined;
  let current: SessionKey | undefined;
  let lastStep: Ours | undefined;
  let accepted = 0;
  let lost = 0;
  let networkFailures = 0;
  let isSending = false;
  let isOver = false;
  let cancelIdle: (() => void) | undefined;

  const isBlocked = () => networkFailures >= MAX_NETWORK_FAILURES;
  const isOffline = () => view.navigator.onLine === false;
  const onNetworkFailure = () => {
    if (!isOffline()) networkFailures += 1;
  };

  function key(): Promise<SessionKey> {
    if (mode() !== 'on') return Promise.reject(new Error('The telemetry is not on'));
    opened ??= openSession(input, onNetworkFailure).then((opened) => {
      current = opened;
      return opened;
    });
    return opened;
  }

  function add(happened: Happened): void {
    const named = ofOurs(happened);
    if (named) accept(named);
  }

  function accept(happened: Ours): void {
    const { name, properties, subject, href, at } = happened;
    const { type, once, always, optional } = definitionOf(name);
    if (isOver || isBlocked() || accepted >= MAX_EVENTS) return;
    if (mayTell(input, optional ? 'WEB' : type, view) === 'off') return;
    const said = allowedProperties(name, properties);
    const identity = subject?.identityUuid ?? auth.identityUuid() ?? null;
    const applicationUuid = subject?.applicationUuid ?? uuidInPath(new URL(href).pathname) ?? null;
    const equal = once && toJson([name, said, applicationUuid]);
    if (equal) {
      if (seen.has(equal) || toldBefore().includes(equal)) return;
      seen.add(equal);
    }
    if (name === 'heloc_step_shown') {
      if (isShownAgain(happened)) return;
      lastStep = happened;
    }
    const body: Body = {
      event: name,
      eventType: type,
      productType: 'HELOC',
      ...addressOf(href),
      identityId: identity,
      identityUuid: identity,
      applicationUuid,
      eventProperties: { ...said, eventId: newUuid(), ...(lost > 0 && { lost }) },
      dontDedupe: always ?? false,
      dedupeProperty: always ? null : (once ?? 'eventId'),
    };
    const bytes = toJson(body).length;
    if (bytes > MAX_BYTES) {
      if (input.isTest) input.reporter.error(new Error(`Event ${name} has ${bytes} bytes`));
      return;
    }
    accepted += 1;
    lost = 0;
    waiting.push({ body, at, bytes, retries: always ? 0 : RETRIES, once: equal });
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

  function canSend(): boolean {
    if (isBlocked()) waiting = [];
    return !isOver && mode() === 'on' && !isOffline();
  }

  async function deliver(next: Waiting): Promise<void> {
    if (Date.now() - next.at > MAX_AGE_MS) return;
    for (let failures = 0; ; failures += 1) {
      try {
        await send(next);
        networkFailures = 0;
        remember(next);
        return;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') remember(next);
        if (isOutOfReach(error)) onNetworkFailure();
        else networkFailures = 0;
        if (isOffline() && !isOver) {
          // It waits with the others.
          waiting.unshift(next);
          return;
        }
        if (failures === next.retries || !mayHelp(error) || !canSend()) return;
        await new Promise((resolve) => setTimeout(resolve, backOff(PAUSE_MS, failures, error)));
        if (!canSend()) return;
      }
    }
  }

  async function send({ body, bytes }: Waiting): Promise<void> {
    const keepalive = inFlight.bytes + bytes < KEEPALIVE.bytes && inFlight.requests < KEEPALIVE.requests;
    inFlight.bytes += bytes;
    inFlight.requests += 1;
    const params = { context: auth.isSignedIn() ? 'secure' : 'external' };
    try {
      await api.call(postEvent, {
        params,
        body: { ...body, ...(current && { sessionKey: current }) },
        keepalive,
      });
    } finally {
      inFlight.bytes -= bytes;
      inFlight.requests -= 1;
    }
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

  const onHide = () => {
    if (document.visibilityState === 'hidden') sendNow();
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

  let leaveVitals = () => {};
  async function tellVitals(): Promise<void> {
    const { followVitals } = await import(/* webpackChunkName: "vitals" */ './pageVitals.ts');
    if (isOver) return;
    const tell = (properties: PropertiesOf<'heloc_vital'>) =>
      accept({ name: 'heloc_vital', properties, href: view.location.href, at: Date.now() });
    leaveVitals = followVitals(tell, input.isTest);
  }
  if (input.vitals === 'page' && mayTell(input, 'WEB', view) !== 'off') tellVitals().catch(() => {});

  return {
    add,
    key,
    settle,
    close(isSent) {
      if (isSent) sendNow();
      isOver = true;
      waiting = [];
      cancelIdle?.();
      leaveVitals();
      view.removeEventListener('pagehide', sendNow);
      view.removeEventListener('pageshow', onShow);
      view.removeEventListener('online', sendWhenIdle);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

interface Ours extends Happened {
  readonly name: TelemetryEvent;
}

/** What hosts are told that is an event of ours under another name. */
const OF_HOSTS: {
  readonly [Type in HelocEvent['type']]?: (
    event: Extract<HelocEvent, { type: Type }>,
  ) => Pick<Ours, 'name' | 'properties'>;
} = {
  step: ({ path, stage }) => ({
    name: 'heloc_step_shown',
    properties: {
      screen: path,
      stage: stage || null,
      restored: false,
    } satisfies PropertiesOf<'heloc_step_shown'>,
  }),
  'chat-requested': () => ({ name: 'heloc_chat_requested', properties: {} }),
};

function ofOurs(happened: Happened): Ours | undefined {
  const { name, properties } = happened;
  if (name in EVENTS) return happened as Ours;
  const named = OF_HOSTS[name as keyof typeof OF_HOSTS] as ((event: object) => object) | undefined;
  return named && ({ ...happened, ...named(properties) } as Ours);
}

/** Whether another try may: never after a refusal. */
const mayHelp = (error: unknown) =>
  isOutOfReach(error) || (error instanceof ApiError && (error.status === 429 || error.status >= 500));
