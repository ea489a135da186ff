import type { Call } from './types.ts';

/** After the time that QA has set: the service may be slow. */
export const later = ({ settings }: Call['services']) =>
  new Promise((resolve) => setTimeout(resolve, settings.flagDelayMs()));
