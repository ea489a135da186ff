import { ApiError } from '#src/api/client/apiError.ts';
import { backOff } from '#src/api/client/backOff.ts';
import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import { postSession } from '#src/api/contract/events.ts';
import { personalKey } from './personal.ts';
import { isCancelled } from './reporter.ts';
import type { TelemetryInput } from './telemetry.ts';
import { addressOf } from './telemetryAddress.ts';
import { EPOCH_KEY, forgetSession, telemetryStorage, UUID_KEY } from './telemetryStorage.ts';
import { trackerUuid } from './tracker.ts';

declare const __HELOC_VERSION__: string | undefined;

export type SessionKey = ResponseOf<typeof postSession>['sessionKey'] & { trackerUuid: string };

/** Of the telemetry library whose calls these are, as the server knows it (docs/rules.md#telemetry). */
const LIBRARY_VERSION = '2.2.24';

/** Whose session it is: another person's in the same tab is another one. */
const OWNED = 'telemetry';
/** Two applications of a page that begin at once share one session. */
const LOCK = 'heloc:telemetry';

const TRIES = 3;
const PAUSE_MS = 500;

interface SessionInput extends TelemetryInput {
  onNetworkFailure(): void;
  /** Whether what is answered is still asked for. */
  isWanted(): boolean;
}

/** Opens the tab's session, or prolongs it after a reload. Rejects once it is no longer wanted, and keeps nothing then. */
export async function openSession(input: SessionInput): Promise<SessionKey> {
  const { locks } = input.view.navigator as { locks?: LockManager };
  const open = () => ask(input);
  return locks ? locks.request(LOCK, open) : open();
}

function knownKey({ storage, personal }: TelemetryInput) {
  const { session } = telemetryStorage(storage);
  const isStamped = storage.session.get(personalKey(OWNED)) !== undefined;
  // Read with its owner: nothing, where that is somebody else.
  if (isStamped && personal.session.get(OWNED) === undefined) forgetSession(session);
  const uuid = session.get(UUID_KEY);
  const epoch = session.get(EPOCH_KEY);
  return uuid && epoch ? { uuid, epoch } : undefined;
}

async function ask(input: SessionInput): Promise<SessionKey> {
  const { api, auth, storage, personal, view, reporter, isWanted, onNetworkFailure } = input;
  const tracker = trackerUuid(storage);
  const before = knownKey(input);
  const { document, screen } = view;
  const body: BodyOf<typeof postSession> = {
    platform: 'web',
    libraryVersion: LIBRARY_VERSION,
    appVersion: typeof __HELOC_VERSION__ === 'undefined' ? null : __HELOC_VERSION__,
    referrer: document.referrer ? new URL(document.referrer).origin : null,
    queryParams: addressOf(view.location.href).queryParams,
    screen: { width: screen.width, height: screen.height },
    window: { width: view.innerWidth, height: view.innerHeight },
    ...(before && { sessionKey: { ...before, trackerUuid: tracker } }),
  };
  for (let failures = 0; ; ) {
    try {
      const context = auth.isSignedIn() ? 'secure' : 'external';
      const { sessionKey } = await api.call(postSession, { params: { context }, body });
      if (!isWanted()) throw notWanted();
      // Without locks another application of the page may have been first.
      const other = knownKey(input);
      if (other && other.uuid !== before?.uuid) return { ...other, trackerUuid: tracker };
      const { session } = telemetryStorage(storage);
      session.set(UUID_KEY, sessionKey.uuid);
      session.set(EPOCH_KEY, String(sessionKey.epoch));
      personal.session.set(OWNED, sessionKey.uuid);
      return { ...sessionKey, trackerUuid: tracker };
    } catch (error) {
      // Of an application that has gone: whoever waits for the session after it need not wait for more.
      if (isCancelled(error)) throw error;
      failures += 1;
      if (isOutOfReach(error)) onNetworkFailure();
      if (failures === TRIES || !isWanted()) throw failureOf(error, reporter);
      await new Promise((resolve) => setTimeout(resolve, backOff(PAUSE_MS, failures - 1, error)));
    }
  }
}

const notWanted = () =>
  new ApiError({ code: 'cancelled', status: 0, messages: [], message: 'The session is not wanted any more' });

/** Nothing was answered, though it was asked. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !isCancelled(error);

function failureOf(cause: unknown, reporter: TelemetryInput['reporter']): ApiError {
  const message = 'An error occurred while establishing a session, retries failed';
  const failure = new ApiError({ code: 'server', status: 500, messages: [], message, cause });
  // A blocked address says nothing that could be mended.
  if (!isOutOfReach(cause)) reporter.error(failure, { where: 'telemetry' });
  return failure;
}
