import {
  allowedProperties,
  definitionOf,
  EVENTS,
  type OfEachEvent,
  type PropertiesOf,
  type TelemetryEvent,
} from '#src/domain/telemetry/catalogue.ts';
import { toJson } from '#src/domain/text/json.ts';
import { uuidInPath } from '#src/domain/text/uuid.ts';
import type { HelocEvent } from './events.ts';
import { newUuid } from './newUuid.ts';
import type { Happened } from './telemetry.ts';
import { addressOf } from './telemetryAddress.ts';
import type { Parcel } from './telemetryDelivery.ts';

/** Something that has happened, by our list. */
export interface Ours extends Happened {
  readonly name: TelemetryEvent;
}

/** What hosts are told that is an event of ours under another name. */
const OF_HOSTS: {
  readonly [Type in HelocEvent['type']]?: (
    event: Extract<HelocEvent, { type: Type }>,
  ) => Pick<Ours, 'name' | 'properties'>;
} = {
  step: ({ path, stage }) => ({
    name: 'heloc_step_shown',
    properties: {
      screen: path,
      stage: stage || null,
      restored: false,
    } satisfies PropertiesOf<'heloc_step_shown'>,
  }),
  'chat-requested': () => ({ name: 'heloc_chat_requested', properties: {} }),
};

/** @returns undefined for what a host alone is told */
export function ofOurs(happened: Happened): Ours | undefined {
  const { name, properties } = happened;
  if (name in EVENTS) return happened as Ours;
  const named = OF_HOSTS[name as keyof typeof OF_HOSTS] as ((event: object) => object) | undefined;
  return named && ({ ...happened, ...named(properties) } as Ours);
}

const RETRIES = 2;

/**
 * What is sent of an event.
 *
 * @param mount by which those of a mount belong together
 * @param lost how many before it could not wait any longer
 */
export function toParcel(
  { name, properties, subject, href }: Ours,
  { identityUuid, mount, lost }: { identityUuid: string | null; mount: string; lost: number },
): Parcel {
  const { type, once, always = false } = definitionOf(name);
  const said = allowedProperties(name, properties);
  const each: OfEachEvent = { eventId: newUuid(), mount, ...(lost > 0 && { lost }) };
  const identity = subject?.identityUuid ?? identityUuid;
  const applicationUuid = subject?.applicationUuid ?? uuidInPath(new URL(href).pathname) ?? null;
  const body: Parcel['body'] = {
    event: name,
    eventType: type,
    productType: 'HELOC',
    ...addressOf(href),
    identityId: identity,
    identityUuid: identity,
    applicationUuid,
    eventProperties: { ...said, ...each },
    dontDedupe: always,
    dedupeProperty: always ? null : (once ?? 'eventId'),
  };
  return {
    body,
    bytes: toJson(body).length,
    retries: always ? 0 : RETRIES,
    once: once && toJson([name, said, applicationUuid]),
  };
}
