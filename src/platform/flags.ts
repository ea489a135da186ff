import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { postFeature } from '#src/api/contract/features.ts';
import { flagKey } from '#src/domain/org/flagKey.ts';
import type { FlagName } from '#src/domain/org/flags.ts';
import type { Evaluated, FlagEvent, FlagHost } from './evaluation.ts';
import { keptValues } from './keptFlags.ts';

/**
 * No screen draws by these: what they decide is decided at its own moment, or in place of a screen. The property's are among
 * them, since that step is the first and opens before any answer: it shows nothing of them until something is typed.
 */
const LIVE: readonly FlagName[] = [
  'maintenance',
  'webChat',
  'nyModal',
  'californiaFires',
  'regulatorReview',
  'brokerLogin',
  'additionalSignerConditions',
];

/** Booleans by key. */
export type FlagValues = Readonly<Record<string, boolean>>;

export interface Flags {
  /**
   * The value now: the server's answer, else the one that this tab has kept, else the organisation's default, else off. What
   * a screen draws by a flag stays as it was when the screen opened (docs/rules.md#feature-flags).
   */
  get(name: FlagName): boolean;
  /** The same by the key, of a flag that is named for something else, such as an address. */
  isOn(key: string): boolean;
  /** What the feature carries while it is on, as the server says it: unknown, to be checked by the reader. */
  variables(name: FlagName): Readonly<Record<string, unknown>> | undefined;
  /** A screen is about to be shown: from now on what it draws by is what is known now. Again for the same one: nothing. */
  open(screen: string): void;
  /** Resolves once the flags were first fetched, or failed to be; starts the fetch if needed. */
  whenAnswered(): Promise<void>;
  /** Asks the server, for one feature or for all; a failure leaves everything as it was. */
  refresh(name?: FlagName): Promise<void>;
  /** The organisation is another: at once by its own defaults, and by the server when `refresh` has run. */
  changeDefaults(): void;
  /** The application that is looked at, if one is: some features are on for some only. Another one is asked for. */
  evaluateFor(application: FlaggedApplication | undefined): void;
  subscribe(listener: FlagListener): () => void;
  /** For what is loaded later: asks, keeps and explains. */
  readonly held: HeldFlags;
}

export type FlagListener = (event: FlagEvent) => void;

export type FeatureAnswer = ResponseOf<typeof postFeature>;

export interface FlaggedApplication {
  readonly uuid: string;
  /** ISO time; undefined until the application has been read. */
  readonly createdAt?: string | undefined;
}

/** What a mount gives. */
export interface FlagSource extends Evaluated, FlagHost {
  /** The organisation's own defaults by key, used until the server has answered. */
  flagDefaults(): FlagValues;
}

/** What is known of the flags. */
export interface HeldFlags extends FlagSource {
  /** Undefined until they are first read: then those that this tab has kept. */
  values: FlagValues | undefined;
  /** What features carry, by key. */
  variables: Readonly<Record<string, unknown>>;
  application: FlaggedApplication | undefined;
  /** The context of the last answer to all of them, and when there was an answer last. */
  answeredFor?: number | undefined;
  answeredAt?: number;
  readonly listeners: Set<FlagListener>;
}

/** The flags start as this tab has kept them, else as the organisation's defaults, and take the server's values when `refresh` has run. */
export function createFlags(source: FlagSource): Flags {
  const listeners = new Set<FlagListener>();
  const held: HeldFlags = { ...source, values: undefined, variables: {}, application: undefined, listeners };
  let shown: FlagValues | undefined;
  let openScreen: string | undefined;
  const known = () => (held.values ??= keptValues(held) ?? {});
  const isOn = (key: string, values = known()) => (values[key] ?? source.flagDefaults()[key]) === true;
  // Where the script does not come, everything stays as it is: a flag must never keep a person from applying.
  const evaluate = (act: (evaluation: typeof import('./evaluation.ts')) => Promise<void>) =>
    import(/* webpackChunkName: "api" */ './evaluation.ts').then(act).catch(() => {});
  const refresh = (name?: FlagName) =>
    evaluate(({ refreshFlags }) => refreshFlags(held, name && flagKey(name)));
  return {
    get: (name) => isOn(flagKey(name), LIVE.includes(name) ? known() : shown),
    isOn: (key) => isOn(key),
    variables: (name) =>
      isOn(flagKey(name)) ? (held.variables[flagKey(name)] as ReturnType<Flags['variables']>) : undefined,
    open(screen) {
      if (screen !== openScreen) shown = known();
      openScreen = screen;
    },
    whenAnswered: () => evaluate(({ whenAnswered }) => whenAnswered(held)),
    refresh,
    changeDefaults() {
      for (const listener of [...listeners]) listener({ state: 'CONFIGURATION_CHANGED', changed: [] });
    },
    evaluateFor(application) {
      const { uuid, createdAt } = held.application ?? {};
      if (application?.uuid === uuid && application?.createdAt === createdAt) return;
      held.application = application;
      void refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    held,
  };
}
