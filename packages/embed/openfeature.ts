import type {
  ErrorCode,
  EventDetails,
  EventHandler,
  JsonValue,
  Provider,
  ProviderEmittableEvents,
  ProviderEvents,
  ResolutionDetails,
} from '@openfeature/web-sdk';
import type { FlagsEvent } from '#src/platform/events.ts';
import type { FlagDetails } from '#src/platform/flagDetails.ts';

type Told = CustomEvent<Omit<FlagsEvent, 'type'>>;
type Emitter = NonNullable<Provider['events']>;

/** As the SDK names them; its enums are not imported, so that the page's own copy is the only one. */
const EVENTS: Readonly<Record<FlagsEvent['state'], `${ProviderEvents}`>> = {
  READY: 'PROVIDER_READY',
  STALE: 'PROVIDER_STALE',
  ERROR: 'PROVIDER_ERROR',
  RECONCILING: 'PROVIDER_RECONCILING',
  CONFIGURATION_CHANGED: 'PROVIDER_CONFIGURATION_CHANGED',
};

/** What of an emitter a provider needs. A handler of the page's that throws keeps no other from being called. */
function createEmitter(): Emitter {
  const handlers = new Map<string, EventHandler[]>();
  const of = (type: string) => handlers.get(type) ?? [];
  const emitter: Emitter = {
    emit(type, details) {
      for (const handler of of(type)) {
        try {
          handler(details as EventDetails);
        } catch (error) {
          reportError(error);
        }
      }
    },
    addHandler: (type, handler) => void handlers.set(type, [...of(type), handler]),
    removeHandler: (type, handler) =>
      void handlers.set(
        type,
        of(type).filter((other) => other !== handler),
      ),
    removeAllHandlers: (type) => (type === undefined ? handlers.clear() : void handlers.delete(type)),
    getHandlers: of,
    setLogger: () => emitter,
  };
  return emitter;
}

/**
 * The features of an application as a provider for a page on OpenFeature, in a domain of its own:
 * `OpenFeature.setProvider('heloc', helocFlags(element))`. It is to be there before the application is, which tells it what is
 * on for the person that it shows; the page's own evaluation context is not asked. Not ready until then.
 *
 * @param source - hears the application's events: its element, or the page, which is the default. Two applications on a page
 * have a domain each.
 */
export function helocFlags(source: EventTarget = document): Provider {
  let flags: Readonly<Record<string, FlagDetails>> | undefined;
  let state: FlagsEvent['state'] | undefined;
  let first: { resolve(): void; reject(error: Error): void } | undefined;
  const events = createEmitter();
  const hear = (event: Event) => {
    const told = (event as Told).detail;
    flags = told.flags;
    if (told.state !== 'CONFIGURATION_CHANGED') state = told.state;
    const waiting = first;
    first = undefined;
    // The SDK tells the page itself of what comes of the start.
    if (waiting) return told.state === 'ERROR' ? waiting.reject(notAnswered()) : waiting.resolve();
    const message = told.state === 'ERROR' ? { message: notAnswered().message } : {};
    events.emit(EVENTS[told.state] as ProviderEmittableEvents, {
      ...message,
      flagsChanged: [...told.changed],
    });
  };
  const listen = () => source.addEventListener('heloc:flags', hear);
  listen();

  const look = <T>(
    key: string,
    fallback: T,
    read: (details: FlagDetails) => T | undefined,
  ): ResolutionDetails<T> => {
    const details = flags?.[key];
    const failed = (errorCode: `${ErrorCode}`) => ({
      value: fallback,
      reason: 'ERROR',
      errorCode: errorCode as ErrorCode,
    });
    if (!details) return failed('FLAG_NOT_FOUND');
    const value = read(details);
    if (value === undefined) return failed('TYPE_MISMATCH');
    const { reason, variant } = details;
    // Nothing is known of it: the page's own default is as good as ours.
    return reason === 'DEFAULT'
      ? { value: fallback, reason }
      : { value, reason, ...(variant && { variant }) };
  };

  return {
    metadata: { name: 'heloc' },
    runsOn: 'client',
    events,
    initialize: () =>
      new Promise<void>((resolve, reject) => {
        listen();
        if (state === 'ERROR') reject(notAnswered());
        else if (state) resolve();
        else first = { resolve, reject };
      }),
    async onClose() {
      source.removeEventListener('heloc:flags', hear);
    },
    resolveBooleanEvaluation: (key, fallback) => look(key, fallback, ({ value }) => value),
    // What a feature carries while it is on; the page's default while it is off.
    resolveObjectEvaluation: <T extends JsonValue>(key: string, fallback: T) =>
      look<T>(key, fallback, ({ value, variables }) => (value ? (variables as T | undefined) : fallback)),
    resolveStringEvaluation: (key, fallback) => look(key, fallback, () => undefined),
    resolveNumberEvaluation: (key, fallback) => look(key, fallback, () => undefined),
  };
}

const notAnswered = () => new Error('The features of the application could not be asked for');
