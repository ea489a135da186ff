import type { Failure } from './failures.ts';

/** Failures that the client tells apart: refusals, and answers that are of no use or do not come. */
const CLASSES: readonly (readonly string[])[] = [
  ['400', '401', '403', '404', '409', '429'],
  ['500', '503', 'malformed', 'wrong shape', 'network down', 'timeout'],
];

/** The long form: every call in every way. */
const ALL = process.env.FAULTS === 'all';

/**
 * One failure of each class and those in `always`; which, depends on the name alone, so that a run repeats and the calls
 * together meet all of them.
 */
export function sampleOf(
  failures: readonly Failure[],
  name: string,
  always: readonly string[] = [],
): Failure[] {
  if (ALL) return [...failures];
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const picked = CLASSES.map((members) => {
    const met = failures.filter((failure) => members.includes(failure.name));
    return met[sum % met.length];
  });
  return failures.filter((failure) => picked.includes(failure) || always.includes(failure.name));
}
