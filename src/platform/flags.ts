import { ApiError } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { postFeature } from '#src/api/contract/features.ts';
import { FLAG_KEYS, type FlagName } from '#src/domain/org/flags.ts';
import type { Evaluated } from './evaluation.ts';

export interface Flags {
  /** The value now: the server's answer when it has come, else the organisation's default, else off. */
  get(name: FlagName): boolean;
  /** The same by the key, of a flag that is named for something else, such as an address. */
  isOn(key: string): boolean;
  /** What the feature carries besides being on, as the server says it: unknown, to be checked by the reader. */
  variables(name: FlagName): Readonly<Record<string, unknown>> | undefined;
  /** Resolves once the flags were first fetched, or failed to be; starts the fetch if needed. */
  whenAnswered(): Promise<void>;
  /** Asks the server, for one feature or for all; a failure leaves everything as it was. */
  refresh(name?: FlagName): Promise<void>;
  /** The application that is looked at, if one is: some features are on for some only. Another one is asked for. */
  evaluateFor(application: FlaggedApplication | undefined): void;
  subscribe(listener: () => void): () => void;
}

export type FeatureAnswer = ResponseOf<typeof postFeature>;

export interface FlaggedApplication {
  readonly uuid: string;
  /** ISO time */
  readonly createdAt: string;
}

interface FlagSource extends Omit<Evaluated, 'auth'> {
  auth: Evaluated['auth'] & { subscribe(listener: () => void): () => void };
  /** The organisation's own defaults by key, used until the server has answered. */
  defaults: () => Readonly<Record<string, boolean>>;
}

/** Flags that start as the organisation's defaults and take the server's values when `refresh` has run. */
export function createFlags(source: FlagSource): Flags {
  const { auth, defaults } = source;
  let answers: Record<string, FeatureAnswer> = {};
  let application: FlaggedApplication | undefined;
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  let markAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    markAnswered = resolve;
  });
  let quietUntil = 0;
  let isAsked = false;
  const refresh = async (name?: FlagName) => {
    isAsked ||= name === undefined;
    // The server's Retry-After has not passed yet.
    if (Date.now() < quietUntil) return;
    try {
      const { evaluateFeatures } = await import(/* webpackChunkName: "api" */ './evaluation.ts');
      const about = application;
      const fresh = await evaluateFeatures(source, about, name && FLAG_KEYS[name]);
      // Not those of an application that has been left meanwhile.
      if (about === application) {
        answers = name ? { ...answers, ...fresh } : fresh;
        for (const listener of listeners) listener();
      }
    } catch (error) {
      if (error instanceof ApiError) quietUntil = Date.now() + (error.retryAfterMs ?? 0);
      // The defaults stay: a flag must never keep a person from applying.
    }
    if (!name) markAnswered();
  };
  const isOn = (key: string) => answers[key]?.enabled ?? defaults()[key] ?? false;
  return {
    get: (name) => isOn(FLAG_KEYS[name]),
    isOn,
    variables: (name) => answers[FLAG_KEYS[name]]?.variables ?? undefined,
    whenAnswered() {
      if (!isAsked) void refresh();
      return answered;
    },
    refresh,
    evaluateFor(now) {
      if (now?.uuid === application?.uuid) return;
      application = now;
      void refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Who signs in may see other features.
      stop ??= auth.subscribe(() => void refresh());
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
