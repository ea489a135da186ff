import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postEvent } from '#src/api/contract/events.ts';
import {
  allowedProperties,
  EVENTS,
  OF_EACH_EVENT,
  type TelemetryEvent,
} from '#src/domain/telemetry/catalogue.ts';

/** An event as the sandbox has recorded it. */
export interface Recorded extends BodyOf<typeof postEvent> {
  readonly at: string;
}

const EACH: readonly string[] = OF_EACH_EVENT;
const FIELDS = ['at', ...Object.keys(postEvent.body?.fields ?? {})];

const isListed = (name: string): name is TelemetryEvent => Object.hasOwn(EVENTS, name);

/** What of an event is not on our list: its name, fields, properties, and values that are not of their kind. */
export function unlistedParts(recorded: Recorded): string[] {
  const { event, eventType } = recorded;
  const fields = Object.keys(recorded).filter((name) => !FIELDS.includes(name));
  if (!isListed(event)) return [`event ${event}`, ...fields];
  const given = recorded.eventProperties ?? {};
  const allowed = allowedProperties(event, given);
  const properties = Object.keys(given).filter((name) => !(name in allowed) && !EACH.includes(name));
  return [...(eventType === EVENTS[event].type ? [] : [`eventType ${eventType}`]), ...fields, ...properties];
}
