/** Years of tax returns. Source: docs/rules.md#tax-transcripts */
import type { IsoDate } from './dates.ts';

/** The day by which the return of the year before is filed. */
const FILED = '04-15';

/** The last two years of which there is a return, the newest first. */
export function lastTaxYears(today: IsoDate): readonly [number, number] {
  const year = Number(today.slice(0, 4));
  const newest = today.slice(5) < FILED ? year - 2 : year - 1;
  return [newest, newest - 1];
}

/** The day on which the return of a year is filed. */
export const filedOn = (year: number): string => `${year + 1}-${FILED}`;
