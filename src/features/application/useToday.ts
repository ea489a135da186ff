import { type IsoDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useApplication } from './ApplicationContext.ts';

/** The day that it is where the property is: the lender's day. */
export function useToday(): IsoDate {
  const { now } = useRuntime();
  const { property } = useApplication().heloc;
  return toIsoDate(now(), timeZoneOf(property.state));
}
