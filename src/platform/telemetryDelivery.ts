import { ApiError } from '#src/api/client/apiError.ts';
import { backOff } from '#src/api/client/backOff.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postEvent } from '#src/api/contract/events.ts';
import type { TelemetryInput } from './telemetry.ts';
import { isOutOfReach, type SessionKey } from './telemetrySession.ts';

/** An event as it is sent. */
export interface Parcel {
  readonly body: BodyOf<typeof postEvent>;
  readonly bytes: number;
  readonly retries: number;
  /** What happens once, by what it is known. */
  readonly once?: string | undefined;
}

const PAUSE_MS = 500;
/** In a row: then something keeps the calls from the server, and goes on doing so. */
const MAX_NETWORK_FAILURES = 3;

interface DeliveryInput extends Pick<TelemetryInput, 'api' | 'auth' | 'view'> {
  canSend(): boolean;
  /** The tab's session, if it is known. */
  sessionKey(): SessionKey | undefined;
}

/** How events go to the server: one call each, tried again where that may help. */
export function createDelivery({ api, auth, view, canSend, sessionKey }: DeliveryInput) {
  let networkFailures = 0;

  const isOffline = () => view.navigator.onLine === false;
  const onNetworkFailure = () => {
    if (!isOffline()) networkFailures += 1;
  };

  async function call({ body }: Parcel): Promise<void> {
    const params = { context: auth.isSignedIn() ? 'secure' : 'external' };
    const key = sessionKey();
    await api.call(postEvent, {
      params,
      body: { ...body, ...(key && { sessionKey: key }) },
      keepalive: true,
    });
  }

  return {
    isOffline,
    onNetworkFailure,
    isBlocked: () => networkFailures >= MAX_NETWORK_FAILURES,

    /** `taken`: by this call or by one before it. Never rejects. */
    async send(parcel: Parcel): Promise<'taken' | 'lost' | 'offline'> {
      for (let failures = 0; ; failures += 1) {
        try {
          await call(parcel);
          networkFailures = 0;
          return 'taken';
        } catch (error) {
          if (isOutOfReach(error)) onNetworkFailure();
          else networkFailures = 0;
          if (isTaken(error)) return 'taken';
          if (isOffline()) return 'offline';
          if (failures === parcel.retries || !mayHelp(error) || !canSend()) return 'lost';
          await new Promise((resolve) => setTimeout(resolve, backOff(PAUSE_MS, failures, error)));
          if (!canSend()) return 'lost';
        }
      }
    },
  };
}

/** It was told before, or what the server answers cannot be read: nobody reads it. */
const isTaken = (error: unknown) =>
  error instanceof ApiError && (error.code === 'conflict' || (error.status >= 200 && error.status < 300));

/** Whether another try may: never after a refusal. */
const mayHelp = (error: unknown) =>
  isOutOfReach(error) || (error instanceof ApiError && (error.status === 429 || error.status >= 500));
