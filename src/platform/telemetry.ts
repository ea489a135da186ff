import type { Api } from '#src/api/client/createApi.ts';
import type { MountStorage } from './storage.ts';
import type { Sender } from './telemetrySession.ts';

/** Whom an event is about; ids, never what a person typed. */
export interface EventSubject {
  identityUuid?: string;
  applicationUuid?: string;
}

/** Product events behind a port. */
export interface Telemetry {
  track(event: string, subject?: EventSubject): void;
}

export interface TelemetryInput {
  api: Api;
  auth: { isSignedIn(): boolean };
  storage: MountStorage;
  view: Window;
}

/** Sends each event once and forgets it: telemetry never holds anything up and never fails aloud. */
export function createTelemetry(input: TelemetryInput): Telemetry {
  let sender: Promise<Sender> | undefined;
  return {
    track(event, subject = {}) {
      // With the first event, since most visits have none.
      sender ??= import(/* webpackChunkName: "api" */ './telemetrySession.ts').then(({ createSender }) =>
        createSender(input),
      );
      sender.then((send) => send(event, subject)).catch(() => {});
    },
  };
}
