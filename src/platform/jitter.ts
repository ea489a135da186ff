const JITTER = 0.1;

/** More or less by a tenth, so that the pages of the world do not ask at the same moment. */
export const jittered = (ms: number): number => ms * (1 - JITTER + 2 * JITTER * Math.random());
