import { defineCopy } from '#src/brand/copy.tsx';
import type { DatePartProblem } from '#src/domain/dates/typedDate.ts';

/** Which part of a date is wrong; it stands after the message. */
export const copy = defineCopy('ui/date', {
  'month-missing': 'Enter the month.',
  'month-wrong': 'The month is a number from 1 to 12, or a name such as March.',
  'day-missing': 'Enter the day.',
  'day-wrong': 'The day is a number from 1 to 31.',
  'day-not-in-month': 'The month does not have that day.',
  'year-missing': 'Enter the year.',
  'year-not-four-digits': 'Enter the year in four digits.',
  'year-early': 'The year is 1900 or later.',
} satisfies Record<DatePartProblem, string>);
