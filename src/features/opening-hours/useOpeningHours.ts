import { useCopy } from '#src/brand/copy.tsx';
import { groupOpeningDays, type OpeningDay } from '#src/domain/dates/hours.ts';
import { copy } from './copy.ts';

/** A week's hours in one text, without the days that are closed; undefined when all are. */
export function useHoursText(): (week: readonly OpeningDay[] | undefined) => string | undefined {
  const t = useCopy(copy);
  const inWords = useOpeningHours();
  return (week = []) =>
    inWords(week)
      .flatMap(({ days, hours }) => (hours ? [t('open', { days, hours })] : []))
      .reduce<string | undefined>(
        (before, after) => (before === undefined ? after : t('list', { before, after })),
        undefined,
      );
}

/** A week's hours in words: 'Monday to Saturday', '6:00 AM to 6:00 PM'; `hours` is undefined when closed. */
export function useOpeningHours(): (
  week: readonly OpeningDay[],
) => { days: string; hours: string | undefined }[] {
  const t = useCopy(copy);
  return (week) =>
    groupOpeningDays(week).map(({ first, last, hours }) => ({
      days: first === last ? first : t('days', { first, last }),
      hours: hours && (hours.isAllDay ? t('allDay') : t('hours', { from: hours.from, to: hours.to })),
    }));
}
