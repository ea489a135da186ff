import type { FlagName } from './flags.ts';

/** The features that are the sides of an experiment (docs/rules.md#experiments). */
export const EXPERIMENTS = ['redesign2025', 'auth0'] as const satisfies readonly FlagName[];

/** Which side is the one that shows the feature. */
export const sideOf = (isOn: boolean) => (isOn ? 'variation' : 'control');
