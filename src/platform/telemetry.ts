import type { Api } from '#src/api/client/createApi.ts';
import type { Reporter } from './reporter.ts';
import type { MountStorage } from './storage.ts';
import type { SessionKey, TelemetrySession } from './telemetrySession.ts';

/** Whom an event is about; ids, never what a person typed. */
export interface EventSubject {
  identityUuid?: string;
  applicationUuid?: string;
}

/** More of what happened: codes and paths of screens. */
export type EventProperties = Readonly<Record<string, string>>;

/** Product events behind a port. */
export interface Telemetry {
  track(event: string, subject?: EventSubject, properties?: EventProperties): void;
  /** The tab's session, opened if none is. Rejects when it cannot be had. */
  session(): Promise<SessionKey>;
}

export interface TelemetryInput {
  api: Api;
  auth: { isSignedIn(): boolean };
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
    track(event, subject = {}, properties) {
      load()
        .then(({ send }) => send(event, subject, properties))
        .catch(() => {});
    },
    session: async () => (await load()).key(),
  };
}
