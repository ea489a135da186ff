import { PACIFIC } from '#src/domain/timeZones.ts';

/** "Monday 6:00 AM", in Pacific time like all our hours; undefined when it is not a time (docs/rules.md#opening-hours). */
export function openingTime(opensAt: string | null | undefined): string | undefined {
  const time = new Date(opensAt ?? '');
  if (Number.isNaN(time.getTime())) return undefined;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: PACIFIC, ...options }).format(time);
  return `${part({ weekday: 'long' })} ${part({ hour: 'numeric', minute: '2-digit' })}`.replace(/ /g, ' ');
}
