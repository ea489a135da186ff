import { useCopy } from '#src/brand/copy.tsx';
import { formatMonthAndDay, type IsoDate } from '#src/domain/dates/dates.ts';
import { comingExceptions, groupOpeningDays, type OpeningWeek, shownHours } from '#src/domain/dates/hours.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './copy.ts';

/** Hours in one text: the week without the days that are closed, then the exceptions; undefined when all is closed. */
export function useHoursText(): (week: OpeningWeek | undefined) => string | undefined {
  const t = useCopy(copy);
  const inWords = useOpeningHours();
  return (week = { weekdays: [] }) => {
    const { days, exceptions } = inWords(week);
    return [
      ...days.flatMap(({ days, hours }) => (hours ? [t('open', { days, hours })] : [])),
      ...exceptions.map(({ days, hours }) => (hours ? t('open', { days, hours }) : t('closed', { days }))),
    ].reduce<string | undefined>(
      (before, after) => (before === undefined ? after : t('list', { before, after })),
      undefined,
    );
  };
}

interface Row {
  days: string;
  /** Undefined when closed. */
  hours: string | undefined;
}

/** Hours in words: 'Monday to Saturday', '6:00 AM to 6:00 PM', and the days of the next two weeks that are exceptions. */
export function useOpeningHours(): (week: OpeningWeek) => { days: Row[]; exceptions: Row[] } {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const inWords = (hours: ReturnType<typeof shownHours>) =>
    hours && (hours.isAllDay ? t('allDay') : t('hours', { from: hours.from, to: hours.to }));
  return (week) => ({
    days: groupOpeningDays(week.weekdays).map(({ first, last, hours }) => ({
      days: first === last ? first : t('days', { first, last }),
      hours: inWords(hours),
    })),
    exceptions: comingExceptions(week, now()).map((day) => ({
      days: formatMonthAndDay(day.date as IsoDate),
      hours: inWords(shownHours(day)),
    })),
  });
}
