import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { postEvent } from '#src/api/contract/events.ts';
import { conflict } from '../http/errors.ts';
import type { Services } from '../services.ts';

type Event = BodyOf<typeof postEvent>;
interface Recorded extends Event {
  /** The server's time, ISO. */
  readonly at: string;
}

const REF = 'telemetry';

/** By what an event is known to be the same as another of its session; none where each counts. */
function sameness({ event, sessionKey, eventProperties, ...body }: Event): string | undefined {
  const { dedupeProperty, dontDedupe } = body;
  if (dontDedupe || !dedupeProperty) return undefined;
  const said: Record<string, unknown> = { ...body, ...eventProperties };
  const value = said[dedupeProperty];
  return value == null ? undefined : JSON.stringify([sessionKey?.uuid ?? null, event, value]);
}

/** Refuses with 409 an event that its session has told already (docs/rules.md#telemetry). */
export async function recordEvent({ store, newId, clock }: Services, body: Event): Promise<void> {
  const same = sameness(body);
  if (same && (await store.get('event', same))) throw conflict('This event was told already');
  const recorded: Recorded = { ...body, at: new Date(clock.now()).toISOString() };
  await store.put('event', same ?? newId(), REF, recorded);
}

interface Selection {
  session?: string | undefined;
  mount?: string | undefined;
}

/** Every event once, the oldest first; of one session or one mount, if one is named. */
export async function recordedEvents(
  { store }: Services,
  { session, mount }: Selection = {},
): Promise<Recorded[]> {
  const all = await store.find<Recorded>('event', REF);
  return all.filter(
    ({ sessionKey, eventProperties }) =>
      (!session || sessionKey?.uuid === session) && (!mount || eventProperties?.mount === mount),
  );
}
