import type { Api } from '#src/api/client/createApi.ts';
import { postEvent } from '#src/api/contract/events.ts';

/** Product events behind a port. Properties are codes and counts; never what a person typed. */
export interface Telemetry {
  track(event: string, properties?: Record<string, string | number | boolean>): void;
}

/** Sends each event once and forgets it: telemetry never holds anything up and never fails aloud. */
export function createTelemetry({ api, auth }: { api: Api; auth: { isSignedIn(): boolean } }): Telemetry {
  return {
    track(event, properties) {
      api
        .call(postEvent, {
          params: { context: auth.isSignedIn() ? 'secure' : 'external' },
          body: { event, eventType: 'APP', productType: 'HELOC', eventProperties: properties ?? null },
        })
        .catch(() => {});
    },
  };
}
