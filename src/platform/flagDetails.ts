import { EXPERIMENTS, sideOf } from '#src/domain/org/experiments.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { isWhitelisted } from '#src/domain/org/whitelist.ts';
import type { HeldFlags } from './flags.ts';
import { contextStamp } from './keptFlags.ts';

/** What a feature is and why, as OpenFeature puts it. */
export interface FlagDetails {
  value: boolean;
  /**
   * `TARGETING_MATCH`: the server's answer for the person, browser and application of now. `CACHED`: an earlier answer.
   * `STATIC`: the organisation's default. `DEFAULT`: nothing is known. `ERROR`: there is no such feature.
   */
  reason: 'TARGETING_MATCH' | 'CACHED' | 'STATIC' | 'DEFAULT' | 'ERROR';
  variant?: string;
  errorCode?: 'FLAG_NOT_FOUND';
  /** What it carries while it is on. */
  variables?: Readonly<Record<string, unknown>>;
}

const EXPERIMENT_KEYS: readonly string[] = EXPERIMENTS.map((name) => FLAG_KEYS[name]);

const variantOf = (key: string, value: boolean) =>
  EXPERIMENT_KEYS.includes(key) ? sideOf(value) : value ? 'on' : 'off';

/** Why a feature is on or off; in test mode one that there is none of is reported. */
export function flagDetails(held: HeldFlags, key: string): FlagDetails {
  if (!isWhitelisted(key)) {
    if (held.options().environment === 'test') held.reporter.warn('There is no such feature flag', { key });
    return { value: false, reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' };
  }
  const answer = held.values?.[key];
  const fallback = held.flagDefaults()[key];
  const said = answer ?? fallback;
  const value = said === true;
  const carried = value && (held.variables[key] as FlagDetails['variables']);
  return {
    value,
    reason: answer === undefined ? (fallback === undefined ? 'DEFAULT' : 'STATIC') : reasonOf(held),
    ...(said !== undefined && { variant: variantOf(key, value) }),
    ...(carried && { variables: carried }),
  };
}

const reasonOf = (held: HeldFlags) =>
  held.answeredFor === contextStamp(held) ? 'TARGETING_MATCH' : 'CACHED';
