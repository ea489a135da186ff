import type { Api } from '#src/api/client/createApi.ts';
import type { PropertiesOf, TelemetryEvent } from '#src/domain/telemetry/catalogue.ts';
import type { Auth } from './auth.ts';
import type { HelocEvent } from './events.ts';
import type { Personal } from './personal.ts';
import type { Reporter } from './reporter.ts';
import type { MountStorage } from './storage.ts';
import type { TelemetryQueue } from './telemetryQueue.ts';
import type { SessionKey } from './telemetrySession.ts';
import { whenIdle } from './whenIdle.ts';

/** Whom an event is about; ids, never what a person typed. */
export interface EventSubject {
  /** Default: the person who is logged in. */
  identityUuid?: string | undefined;
  applicationUuid?: string | undefined;
}

/** `wait`: nothing is told until the page says whether it may be. */
export type TelemetryMode = 'on' | 'off' | 'wait';

/** Something that has happened, by our list or as a host is told of it, with the moment in which it did. */
export interface Happened {
  readonly name: TelemetryEvent | HelocEvent['type'];
  readonly properties: object;
  readonly subject?: EventSubject | undefined;
  readonly href: string;
  readonly at: number;
}

/** Product events behind a port. */
export interface Telemetry {
  /** Never waits, never fails. */
  track<Name extends TelemetryEvent>(
    name: Name,
    properties: PropertiesOf<Name>,
    subject?: EventSubject,
  ): void;
  /** What a host is told may be for us as well. */
  note(event: HelocEvent): void;
  /** The tab's session, opened if none is. Rejects when it cannot be had, or is not to be. */
  session(): Promise<SessionKey>;
  /** What the page has said. What serves no application asks `mayTell` as well. */
  mode(): TelemetryMode;
  /** Whether the brand takes the browser's privacy signal for a refusal. */
  honoursGpc(): boolean;
  /** The page has said something else. */
  settle(): void;
  /** Of an unmounted application, what waits is sent; of a session that has ended, it is not. */
  close(isSent: boolean): void;
}

export interface TelemetryInput {
  api: Api;
  auth: Pick<Auth, 'isSignedIn' | 'identityUuid'>;
  storage: MountStorage;
  personal: Pick<Personal, 'session'>;
  view: Window;
  reporter: Reporter;
  mode(): TelemetryMode;
  /** Whether the brand takes the browser's privacy signal for a refusal. */
  honoursGpc(): boolean;
  isTest: boolean;
}

/** Loaded when the page has time, with what has happened until then. */
export function createTelemetry(input: TelemetryInput): Telemetry {
  const { view } = input;
  const early: Happened[] = [];
  let loading: Promise<TelemetryQueue> | undefined;
  let queue: TelemetryQueue | undefined;
  let cancel: (() => void) | undefined;

  const load = () => {
    loading ??= import(/* webpackChunkName: "api" */ './telemetryQueue.ts').then(
      ({ createTelemetryQueue }) => {
        queue = createTelemetryQueue(input, early);
        return queue;
      },
    );
    return loading;
  };
  function happen(name: Happened['name'], properties: object, subject?: EventSubject): void {
    const happened = { name, properties, subject, href: view.location.href, at: Date.now() };
    if (queue) queue.add(happened);
    else early.push(happened);
    cancel ??= whenIdle(() => load().catch(() => {}));
  }
  return {
    mode: input.mode,
    honoursGpc: input.honoursGpc,
    track: happen,
    note: (event) => happen(event.type, event),
    session: async () => (await load()).key(),
    settle: () => queue?.settle(),
    close(isSent) {
      cancel?.();
      if (queue) queue.close(isSent);
      // It ends as it begins.
      else void loading?.then(({ close }) => close(false)).catch(() => {});
    },
  };
}
