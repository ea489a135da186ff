import type { Api } from '#src/api/client/createApi.ts';

/** Product events behind a port. Properties are codes and counts; never what a person typed. */
export interface Telemetry {
  track(event: string, properties?: Record<string, string | number | boolean>): void;
}

/** Sends each event once and forgets it: telemetry never holds anything up and never fails aloud. */
export function createTelemetry({ api, auth }: { api: Api; auth: { isSignedIn(): boolean } }): Telemetry {
  return {
    track(event, properties) {
      const context = auth.isSignedIn() ? 'secure' : 'external';
      const body = {
        event,
        eventType: 'APP' as const,
        productType: 'HELOC',
        eventProperties: properties ?? null,
      };
      import(/* webpackChunkName: "api" */ '#src/api/contract/events.ts')
        .then(({ postEvent }) => api.call(postEvent, { params: { context }, body }))
        .catch(() => {});
    },
  };
}
