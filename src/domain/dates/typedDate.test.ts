import { expect, test } from '@jest/globals';
import { parseDateParts } from './calendar.ts';
import { datePartProblem, readWrittenDate } from './typedDate.ts';

test.each([
  '03/05/1980',
  '3/5/1980',
  '3-5-1980',
  '3.5.1980',
  '3 5 1980',
  ' 03 / 05 / 1980 ',
  '1980-03-05',
  '1980/3/5',
  '1980-03-05T00:00:00.000Z',
  'March 5, 1980',
  'march 5 1980',
  'Mar. 5th, 1980',
  'Mar-05-1980',
  '5 March 1980',
  '5 Mar 1980',
  '5th of March, 1980',
  'Wednesday, March 5, 1980',
  'Wed 5 Mar 1980',
  '０３／０５／１９８０',
  'March\u00a05,\u200b 1980',
  '3‑5‑1980',
])('%s is the fifth of March', (text) => {
  expect(parseDateParts(readWrittenDate(text))).toBe('1980-03-05');
});

test.each([
  ['3/5/80', '80'],
  ["3/5/'80", '80'],
  ['March 5, 80', '80'],
])('%s has its two digits', (text, year) => {
  expect(readWrittenDate(text)).toMatchObject({ day: '5', year });
});

test.each(['', '5', '1980', '3/5', 'March 1980', '3/5/198', '3/5/19801', 'yesterday', 'call 3-5-1980 now'])(
  '%j is no date',
  (text) => {
    expect(readWrittenDate(text)).toBeUndefined();
  },
);

test.each([
  ['March', '1980-03-05'],
  ['mar', '1980-03-05'],
  ['Mar.', '1980-03-05'],
  ['Sept', '1980-09-05'],
  ['DECEMBER', '1980-12-05'],
  ['Ma', undefined],
  ['Marchy', undefined],
  ['Mars', undefined],
])('the month %s: %s', (month, date) => {
  expect(parseDateParts({ month, day: '5', year: '1980' })).toBe(date);
});

test.each([
  [{}, undefined],
  [{ month: ' ', day: '', year: null }, undefined],
  [{ month: '3', day: '5', year: '1980' }, undefined],
  [{ day: '5', year: '1980' }, 'month-missing'],
  [{ month: '13', day: '5', year: '1980' }, 'month-wrong'],
  [{ month: 'Foo', day: '5', year: '1980' }, 'month-wrong'],
  [{ month: '3', year: '1980' }, 'day-missing'],
  [{ month: '3', day: '32', year: '1980' }, 'day-wrong'],
  [{ month: '2', day: '30', year: '1980' }, 'day-not-in-month'],
  [{ month: '2', day: '29', year: '1981' }, 'day-not-in-month'],
  [{ month: 'Feb', day: '29', year: '1980' }, undefined],
  [{ month: '3', day: '5' }, 'year-missing'],
  [{ month: '3', day: '5', year: '80' }, 'year-not-four-digits'],
  [{ month: '3', day: '5', year: '198o' }, 'year-not-four-digits'],
  [{ month: '3', day: '5', year: '1899' }, 'year-early'],
] as const)('%j: %s', (parts, problem) => {
  expect(datePartProblem(parts)).toBe(problem);
});
