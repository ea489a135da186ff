/** What is told about the use of the application: a closed list, each event with what it may say. Source: docs/rules.md#telemetry */

import { isUuid } from '#src/domain/text/uuid.ts';

/** Timings: of a mount, and in capitals of a page that is ours. Milliseconds, but for shifts (`cls`) and the count of long tasks. */
export const VITALS = [
  'first_field',
  'react_ready',
  'step_to_step',
  'inp',
  'cls',
  'long_task',
  'LCP',
  'CLS',
  'INP',
  'FCP',
  'TTFB',
] as const;
type VitalName = (typeof VITALS)[number];

/** What a value may be: never a text that somebody has typed. */
const KINDS = {
  /** A word of our own or of the contract. */
  code: (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value),
  /** The same, or that there is none. */
  codeOrNone: (value: unknown) => value === null || KINDS.code(value),
  /** The path of a screen's definition. */
  path: (value: unknown) => typeof value === 'string' && /^[a-z\d\-/{}:]{1,120}$/i.test(value),
  uuid: isUuid,
  /** A count, an index, a duration. */
  number: Number.isFinite,
  flag: (value: unknown) => typeof value === 'boolean',
  /** One of the timings; the compiler knows which. */
  vital: (value: unknown) => KINDS.code(value),
};
type Kind = keyof typeof KINDS;

/** WEB events say how the pages are used; APP events what has happened to an application. */
export type EventType = 'APP' | 'WEB';

interface Definition {
  readonly type: EventType;
  readonly properties: Readonly<Record<string, Kind>>;
  /** Happens once: an equal one is known by this, a property or an id of its subject. */
  readonly once?: string;
  /** Each of them counts, and is not tried again. */
  readonly always?: true;
  /** Serves no application: not told where WEB events are not. */
  readonly optional?: true;
}

export const EVENTS = {
  heloc_application_created: { type: 'APP', properties: {}, once: 'applicationUuid' },
  heloc_error_shown: { type: 'APP', properties: { screen: 'path' }, always: true },
  heloc_step_submitted: { type: 'APP', properties: { screen: 'path', outcome: 'code' } },
  heloc_document_uploaded: { type: 'APP', properties: { documentType: 'code' } },
  /** `null`: skipped. */
  heloc_survey_answered: { type: 'APP', properties: { reason: 'codeOrNone' } },
  heloc_feedback_sent: { type: 'APP', properties: { topic: 'code' } },
  /** `cta`: which of its links, from 0. */
  heloc_notification_opened: { type: 'APP', properties: { cta: 'number' } },
  heloc_account_switched: { type: 'APP', properties: {} },
  heloc_logged_out: { type: 'APP', properties: { audience: 'code' } },
  heloc_experiment_exposed: {
    type: 'APP',
    properties: { experiment: 'code', variation: 'code' },
    once: 'experiment',
    optional: true,
  },
  /** `restored`: Back or Forward has brought the page back as it was. */
  heloc_step_shown: { type: 'WEB', properties: { screen: 'path', stage: 'codeOrNone', restored: 'flag' } },
  heloc_banner_shown: { type: 'WEB', properties: { bannerUuid: 'uuid' } },
  heloc_banner_dismissed: { type: 'WEB', properties: { bannerUuid: 'uuid' } },
  heloc_menu_opened: { type: 'WEB', properties: { menu: 'code' } },
  heloc_chat_requested: { type: 'WEB', properties: {} },
  heloc_vital: { type: 'WEB', properties: { name: 'vital', value: 'number', rating: 'codeOrNone' } },
} as const satisfies Record<string, Definition>;

export type TelemetryEvent = keyof typeof EVENTS;

interface Values {
  code: string;
  codeOrNone: string | null;
  path: string;
  uuid: string;
  number: number;
  flag: boolean;
  vital: VitalName;
}
type Row<Name extends TelemetryEvent> = (typeof EVENTS)[Name]['properties'];

/** What an event says, all of it and nothing else. */
export type PropertiesOf<Name extends TelemetryEvent> = {
  readonly [Property in keyof Row<Name>]: Row<Name>[Property] extends Kind
    ? Values[Row<Name>[Property]]
    : never;
};

/** What each event has besides: which it is, by which the events of a mount belong together, how many before it were lost. */
export const OF_EACH_EVENT = ['eventId', 'mount', 'lost'] as const;
export type OfEachEvent = Readonly<Partial<Record<(typeof OF_EACH_EVENT)[number], string | number>>>;

export const definitionOf = (name: TelemetryEvent): Definition => EVENTS[name];

/** Of what an event is given, that which its row in the list allows. */
export function allowedProperties(
  name: TelemetryEvent,
  given: object,
): Record<string, string | number | boolean | null> {
  const { properties } = definitionOf(name);
  return Object.fromEntries(
    Object.entries(given).filter(
      ([property, value]) =>
        Object.hasOwn(properties, property) && KINDS[properties[property] as Kind](value),
    ),
  );
}
