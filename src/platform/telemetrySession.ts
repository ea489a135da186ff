import { ApiError } from '#src/api/client/apiError.ts';
import { backOff } from '#src/api/client/backOff.ts';
import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import { postEvent, postSession } from '#src/api/contract/events.ts';
import { allowedProperties, definitionOf, type TelemetryEvent } from '#src/domain/telemetry/catalogue.ts';
import { reportableUrl } from '#src/domain/text/links.ts';
import type { EventSubject, TelemetryInput } from './telemetry.ts';
import { trackerUuid } from './tracker.ts';

declare const __HELOC_VERSION__: string | undefined;

export type SessionKey = ResponseOf<typeof postSession>['sessionKey'] & { trackerUuid: string };

export interface TelemetrySession {
  send(name: TelemetryEvent, properties: object, subject?: EventSubject): Promise<unknown>;
  key(): Promise<SessionKey>;
}

/** Of the telemetry library whose calls these are, as the server knows it (docs/rules.md#telemetry). */
const LIBRARY_VERSION = '2.2.24';

/** In session storage, so that a tab has one session (docs/rules.md#telemetry). */
const UUID = 'telemetry_uuid';
const EPOCH = 'telemetry_epoch';

const RETRIES = 3;
const PAUSE_MS = 500;

/** The tab's session, opened when it is first needed or prolonged after a reload, and events sent with it. */
export function createTelemetrySession(input: TelemetryInput): TelemetrySession {
  const { api, auth, storage, view, reporter } = input;
  const { local, session } = storage;
  const context = () => (auth.isSignedIn() ? 'secure' : 'external');
  const version = typeof __HELOC_VERSION__ === 'undefined' ? null : __HELOC_VERSION__;
  let opened: Promise<SessionKey> | undefined;

  function known() {
    const uuid = session.get(UUID);
    const epoch = session.get(EPOCH);
    return { uuid: uuid ?? '', epoch: epoch ?? '', trackerUuid: trackerUuid(local) };
  }

  async function open(): Promise<SessionKey> {
    const key = known();
    const body: BodyOf<typeof postSession> = {
      platform: 'web',
      libraryVersion: LIBRARY_VERSION,
      appVersion: version,
      referrer: view.document.referrer ? new URL(view.document.referrer).origin : null,
      queryParams: address(view).queryParams,
      screen: { width: view.screen.width, height: view.screen.height },
      window: { width: view.innerWidth, height: view.innerHeight },
      ...(key.uuid && key.epoch ? { sessionKey: key } : {}),
    };
    for (let failures = 0; ; failures += 1) {
      try {
        const { sessionKey } = await api.call(postSession, { params: { context: context() }, body });
        session.set(UUID, sessionKey.uuid);
        session.set(EPOCH, String(sessionKey.epoch));
        return { ...sessionKey, trackerUuid: key.trackerUuid };
      } catch (error) {
        if (failures === RETRIES) throw sessionFailure(error);
        await new Promise((resolve) => setTimeout(resolve, backOff(PAUSE_MS, failures, error)));
      }
    }
  }

  function sessionFailure(cause: unknown): ApiError {
    const message = 'An error occurred while establishing a session, retries failed';
    const failure = new ApiError({ code: 'server', status: 500, messages: [], message, cause });
    // Nothing has failed where the person's session has ended meanwhile.
    if (!(cause instanceof ApiError && cause.code === 'cancelled'))
      reporter.error(failure, { where: 'telemetry' });
    return failure;
  }

  function key(): Promise<SessionKey> {
    opened ??= open();
    return opened;
  }

  const send: TelemetrySession['send'] = async (name, properties, subject) => {
    // What is known of the moment, before the session is waited for.
    const at = address(view);
    const identity = subject?.identityUuid ?? auth.identityUuid() ?? null;
    const sessionKey = await key().catch(() => undefined);
    return api.call(postEvent, {
      params: { context: context() },
      body: {
        event: name,
        eventType: definitionOf(name).type,
        productType: 'HELOC',
        ...at,
        ...(sessionKey && { sessionKey }),
        ...subject,
        identityId: identity,
        identityUuid: identity,
        eventProperties: allowedProperties(name, properties),
      },
    });
  };

  return { send, key };
}

/** The parts of the page's address that may be sent (docs/rules.md#parameters-that-leave-the-browser). */
function address({ location }: Window) {
  const { hostname, pathname, searchParams } = new URL(reportableUrl(location.href));
  return { domain: hostname, pagePath: pathname, queryParams: Object.fromEntries(searchParams) };
}
