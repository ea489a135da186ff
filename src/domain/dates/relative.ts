/** How long ago something was, and when it reads otherwise. Source: docs/rules.md#dates */
import { formatAgo, formatMoment } from '../text/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const STEPS = [
  { unit: 'minute', ms: MINUTE_MS, below: HOUR_MS },
  { unit: 'hour', ms: HOUR_MS, below: DAY_MS },
  { unit: 'day', ms: DAY_MS, below: WEEK_MS },
  // The day that makes them four is still one of them.
  { unit: 'week', ms: WEEK_MS, below: 4 * WEEK_MS + DAY_MS },
] as const;

const stepOf = (age: number) => STEPS.find(({ below }) => age < below);

/**
 * "1 minute ago", then hours, days, weeks, and after 4 weeks the day: "October 28", "October 22, 2025" of another year.
 * @param timeZone of the day; undefined for the reader's.
 * @param justNow the words for less than a minute; what is still to come, by a clock that is ahead, is just now as well.
 */
export function formatRelative(then: Date, now: Date, timeZone: string | undefined, justNow: string): string {
  const age = now.getTime() - then.getTime();
  if (age < MINUTE_MS) return justNow;
  const step = stepOf(age);
  if (step) return formatAgo(Math.floor(age / step.ms), step.unit);
  const yearOf = (at: Date) => formatMoment(at, { year: 'numeric', timeZone });
  const year = yearOf(then) === yearOf(now) ? undefined : 'numeric';
  return formatMoment(then, { year, month: 'long', day: 'numeric', timeZone });
}

/** In how many milliseconds the text of `formatRelative` may be another one; at most a week. */
export function untilNextText(then: Date, now: Date): number {
  const age = now.getTime() - then.getTime();
  if (age < MINUTE_MS) return Math.min(MINUTE_MS - age, WEEK_MS);
  const step = stepOf(age);
  // A date gets its year when another one begins.
  return step ? Math.min(step.ms - (age % step.ms), step.below - age) : DAY_MS;
}
