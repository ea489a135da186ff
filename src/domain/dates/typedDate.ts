/** Dates as people type and paste them. Source: docs/rules.md#dates */
import { plainLine } from '../text/characters.ts';
import { type DateParts, parseDateParts } from './calendar.ts';

/** A date in one text, as far as it is one; whether there is such a day is another question. */
export interface WrittenDate {
  month: string;
  day: string;
  year: string;
}

const WEEKDAY = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+)?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const NAME = String.raw`(?<month>[a-z]{3,9})\.?`;
const YEAR = String.raw`(?<year>\d{4}|'?\d{2})`;
const BETWEEN = String.raw`(?:\s*[-/.,]\s*|\s+)`;

/** Each order in which a date is written; numbers alone have the month first. */
const ORDERS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:t[\d:.]+z?)?`,
  `(?<month>\\d{1,2})${BETWEEN}(?<day>\\d{1,2})${BETWEEN}${YEAR}`,
  `${NAME}${BETWEEN}${DAY}${BETWEEN}${YEAR}`,
  `${DAY}${BETWEEN}(?:of\\s+)?${NAME}${BETWEEN}${YEAR}`,
].map((order) => new RegExp(`^${WEEKDAY}${order}$`, 'i'));

/** The three parts of "03/05/1980", "1980-03-05", "March 5, 1980" or "5 Mar 1980"; undefined for anything else. */
export function readWrittenDate(text: string): WrittenDate | undefined {
  const line = plainLine(text);
  for (const order of ORDERS) {
    const { month = '', day = '', year = '' } = order.exec(line)?.groups ?? {};
    if (month) return { month, day, year: year.replace("'", '') };
  }
  return undefined;
}

/** What is wrong with a typed date begins with the part that it is about. */
export type DatePartProblem =
  | 'month-missing'
  | 'month-wrong'
  | 'day-missing'
  | 'day-wrong'
  | 'day-not-in-month'
  | 'year-missing'
  | 'year-not-four-digits'
  | 'year-early';

/** A day that every month has, and a month and a year that have every day. */
const SOUND: Required<DateParts> = { month: 1, day: 1, year: 2000 };

/** What is wrong with the parts of a typed date; undefined for a real date, and for none at all. */
export function datePartProblem(typed: DateParts): DatePartProblem | undefined {
  const { month, day, year } = typed;
  const isMissing = (part: DateParts['month']) => String(part ?? '').trim() === '';
  const isSound = (parts: DateParts) => parseDateParts({ ...SOUND, ...parts }) !== undefined;
  if ([month, day, year].every(isMissing)) return undefined;
  if (isMissing(month)) return 'month-missing';
  if (!isSound({ month })) return 'month-wrong';
  if (isMissing(day)) return 'day-missing';
  if (!isSound({ day })) return 'day-wrong';
  if (isMissing(year)) return 'year-missing';
  if (!isSound({ year })) return /^\s*\d{4}\s*$/.test(String(year)) ? 'year-early' : 'year-not-four-digits';
  return isSound(typed) ? undefined : 'day-not-in-month';
}
