/** Calendar dates without a time or a zone, and how to get from one to an instant and back. */

import { cacheFormats } from '../text/formatCache.ts';

/** A real calendar date as 'yyyy-MM-dd', year 1900 to 9999. */
export type IsoDate = string & { readonly __brand: 'IsoDate' };

/** A date as typed: numbers or digits, month 1 to 12 or its name. */
export interface DateParts {
  month?: string | number | null | undefined;
  day?: string | number | null | undefined;
  year?: string | number | null | undefined;
}

const MIN_YEAR = 1900;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const pad = (n: number, width: number) => String(n).padStart(width, '0');
const instant = (iso: IsoDate) => Date.parse(`${iso}T00:00:00Z`);
const fromUtc = (time: number) => new Date(time).toISOString().slice(0, 10) as IsoDate;

function whole(part: string | number | null | undefined, digits: RegExp): number | undefined {
  const text = String(part ?? '').trim();
  return digits.test(text) ? Number(text) : undefined;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The number of a month that is typed by its name, or three letters of it and more; any other text is its own. */
function monthOf(typed: DateParts['month']): DateParts['month'] {
  const name = /^\s*([a-z]{3,})\.?\s*$/i.exec(String(typed))?.[1]?.toLowerCase();
  const index = name ? MONTHS.findIndex((month) => month.startsWith(name)) : -1;
  return index < 0 ? typed : index + 1;
}

/** Reads three typed boxes. @returns undefined unless they are a real date from 1900 on. */
export function parseDateParts({ month, day, year }: DateParts = {}): IsoDate | undefined {
  const m = whole(monthOf(month), /^\d{1,2}$/);
  const d = whole(day, /^\d{1,2}$/);
  const y = whole(year, /^\d{4}$/);
  if (m === undefined || d === undefined || y === undefined || y < MIN_YEAR) return undefined;
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return `${pad(y, 4)}-${pad(m, 2)}-${pad(d, 2)}` as IsoDate;
}

/** Reads 'yyyy-MM-dd' (a time after it is ignored) or 'MM/dd/yyyy'. @returns undefined for anything else. */
export function parseDate(text: string): IsoDate | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text.trim());
  if (iso) return parseDateParts({ year: iso[1], month: iso[2], day: iso[3] });
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return us ? parseDateParts({ month: us[1], day: us[2], year: us[3] }) : undefined;
}

/** True for a real calendar date in 'yyyy-MM-dd'. */
export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && value.length === 10 && parseDate(value) === value;
}

/** The three boxes of a date. */
export function datePartsOf(iso: IsoDate): { month: string; day: string; year: string } {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { month, day, year };
}

const dayFormat = cacheFormats(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const timeFormat = cacheFormats(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/**
 * The calendar date of an instant in a time zone.
 * @param timeZone IANA name, UTC when omitted; deadlines use the property's.
 * @throws RangeError on an invalid date or zone.
 */
export function toIsoDate(date: Date, timeZone = 'UTC'): IsoDate {
  const parts = dayFormat(timeZone).formatToParts(date);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as IsoDate;
}

/** The day that it is where the browser is; of an application it is the property's day that counts. */
export const localDay = (now: Date): IsoDate =>
  fromUtc(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

export function addDays(iso: IsoDate, days: number): IsoDate {
  return fromUtc(instant(iso) + days * DAY_MS);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((instant(to) - instant(from)) / DAY_MS);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(iso: IsoDate): number {
  return new Date(instant(iso)).getUTCDay();
}

/** What a clock in a time zone shows, as HH:mm. */
export const timeOfDay = (at: Date, timeZone: string): string => timeFormat(timeZone).format(at);

/** The same as if it were UTC, in milliseconds. */
const wallTime = (at: Date, timeZone: string): number =>
  Date.parse(`${toIsoDate(at, timeZone)}T${timeOfDay(at, timeZone)}Z`);

/** The moment at which a clock in a time zone shows a full hour of a day. */
export function localHour(day: IsoDate, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const step = (at: number) => at + wanted - wallTime(new Date(at), timeZone);
  // Once more, for the days on which the clocks are changed.
  return new Date(step(step(wanted)));
}
