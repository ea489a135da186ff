import type { FlagName } from './flags.ts';

/** The key of a feature: its name with hyphens. By rule, since what is loaded first has no room for the table. */
export const flagKey = (name: FlagName): string =>
  `fe-heloc-${name.replace(/[A-Z]|\d{2,}/g, '-$&').toLowerCase()}`;
