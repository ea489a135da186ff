import { backOff } from '#src/api/client/backOff.ts';
import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import { postEvent, postSession } from '#src/api/contract/events.ts';
import { reportableUrl } from '#src/domain/links.ts';
import type { EventSubject, TelemetryInput } from './telemetry.ts';
import { trackerUuid } from './tracker.ts';

declare const __HELOC_VERSION__: string | undefined;

type SessionKey = ResponseOf<typeof postSession>['sessionKey'];
export type Sender = (event: string, subject: EventSubject) => Promise<unknown>;

/** In session storage, so that a tab has one session (docs/rules.md#telemetry). */
const UUID = 'telemetry_uuid';
const EPOCH = 'telemetry_epoch';

const RETRIES = 3;
const PAUSE_MS = 500;

/** Sends events with the tab's session, which is opened with the first of them or prolonged after a reload. */
export function createSender({ api, auth, storage, view }: TelemetryInput): Sender {
  const { local, session } = storage;
  const context = () => (auth.isSignedIn() ? 'secure' : 'external');
  const version = typeof __HELOC_VERSION__ === 'undefined' ? null : __HELOC_VERSION__;
  let opened: Promise<SessionKey | undefined> | undefined;

  function known(): SessionKey {
    const uuid = session.get(UUID);
    const epoch = session.get(EPOCH);
    return { uuid: uuid ?? '', epoch: epoch ?? '', trackerUuid: trackerUuid(local) };
  }

  async function open(): Promise<SessionKey | undefined> {
    const key = known();
    const body: BodyOf<typeof postSession> = {
      platform: 'web',
      libraryVersion: version,
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
        if (failures === RETRIES) return undefined;
        await new Promise((resolve) => setTimeout(resolve, backOff(PAUSE_MS, failures, error)));
      }
    }
  }

  return async (event, subject) => {
    // What is known of the moment, before the session is waited for.
    const at = address(view);
    opened ??= open();
    const sessionKey = await opened;
    return api.call(postEvent, {
      params: { context: context() },
      body: {
        event,
        eventType: 'APP',
        productType: 'HELOC',
        ...at,
        ...(sessionKey && { sessionKey }),
        ...subject,
        eventProperties: null,
      },
    });
  };
}

/** Of the page's address what may be told (docs/rules.md#parameters-that-leave-the-browser). */
function address({ location }: Window) {
  const { hostname, pathname, searchParams } = new URL(reportableUrl(location.href));
  return { domain: hostname, pagePath: pathname, queryParams: Object.fromEntries(searchParams) };
}
