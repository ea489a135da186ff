import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from './copy.ts';

export type ChartTranslate = Translate<(typeof copy)['strings']>;

const MONTHS = 12;

/** "3 years and 10 months"; what is nothing is left out. */
export function durationText(t: ChartTranslate, months: number): string {
  const years = t('years', { count: Math.floor(months / MONTHS) });
  const rest = t('months', { count: months % MONTHS });
  if (months < MONTHS) return rest;
  return months % MONTHS === 0 ? years : t('yearsAndMonths', { years, months: rest });
}
