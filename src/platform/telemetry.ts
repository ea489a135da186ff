import type { Api } from '#src/api/client/createApi.ts';
import type { PropertiesOf, TelemetryEvent } from '#src/domain/telemetry/catalogue.ts';
import type { Auth } from './auth.ts';
import type { Reporter } from './reporter.ts';
import type { MountStorage } from './storage.ts';
import type { SessionKey, TelemetrySession } from './telemetrySession.ts';

/** Whom an event is about; ids, never what a person typed. */
export interface EventSubject {
  /** Default: the person who is logged in. */
  identityUuid?: string | undefined;
  applicationUuid?: string | undefined;
}

/** Product events behind a port. */
export interface Telemetry {
  /** Never waits, never fails. */
  track<Name extends TelemetryEvent>(
    name: Name,
    properties: PropertiesOf<Name>,
    subject?: EventSubject,
  ): void;
  /** The tab's session, opened if none is. Rejects when it cannot be had. */
  session(): Promise<SessionKey>;
}

export interface TelemetryInput {
  api: Api;
  auth: Pick<Auth, 'isSignedIn' | 'identityUuid'>;
  storage: MountStorage;
  view: Window;
  reporter: Reporter;
}

/** Sends each event once, without retry: callers never wait for it, and a failure is not thrown. */
export function createTelemetry(input: TelemetryInput): Telemetry {
  let loaded: Promise<TelemetrySession> | undefined;
  // Loaded with the first event, since most visits send none.
  const load = () => {
    loaded ??= import(/* webpackChunkName: "api" */ './telemetrySession.ts').then(
      ({ createTelemetrySession }) => createTelemetrySession(input),
    );
    return loaded;
  };
  return {
    track(name, properties, subject) {
      load()
        .then(({ send }) => send(name, properties, subject))
        .catch(() => {});
    },
    session: async () => (await load()).key(),
  };
}
