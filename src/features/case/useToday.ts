import { type IsoDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCase } from './CaseContext.ts';

/** The day that it is where the property is: the lender's day. */
export function useToday(): IsoDate {
  const { now } = useRuntime();
  const { state } = useCase();
  return toIsoDate(now(), timeZoneOf(state));
}
