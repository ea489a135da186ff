import { localHour, parseDate } from '../dates/dates.ts';
import { isBeforeChangeDeadline, isOfferable } from './notaryAppointments.ts';

const BOISE = 'America/Boise';
const now = new Date('2026-11-23T18:00:00Z');
const at = (iso: string) => new Date(iso);

describe('isOfferable', () => {
  it.each([
    ['a Wednesday', '2026-11-25T18:00:00Z', true],
    ['exactly a day ahead', '2026-11-24T18:00:00Z', true],
    ['a minute less', '2026-11-24T17:59:00Z', false],
    ['Thanksgiving', '2026-11-26T18:00:00Z', false],
    ['a Saturday', '2026-11-28T18:00:00Z', true],
    ['a Sunday', '2026-11-29T18:00:00Z', false],
    ['still Saturday where the home is', '2026-11-29T03:00:00Z', true],
    ['the last day', '2026-12-07T18:00:00Z', true],
    ['after two weeks', '2026-12-08T18:00:00Z', false],
  ])('%s', (_, startsAt, expected) => {
    expect(isOfferable(at(startsAt), { now, timeZone: BOISE })).toBe(expected);
  });

  it('waits for the end of a waiting period', () => {
    const rules = { now, timeZone: BOISE, earliest: '2026-12-01' };
    expect(isOfferable(at('2026-11-30T18:00:00Z'), rules)).toBe(false);
    expect(isOfferable(at('2026-12-01T18:00:00Z'), rules)).toBe(true);
  });
});

describe('isBeforeChangeDeadline', () => {
  it('takes a day of notice', () => {
    const day = parseDate('2026-12-01');
    if (!day) throw new Error('not a date');
    const start = localHour(day, 9, BOISE);
    expect(isBeforeChangeDeadline(start, new Date(start.getTime() - 86_400_000))).toBe(true);
    expect(isBeforeChangeDeadline(start, new Date(start.getTime() - 86_399_999))).toBe(false);
  });
});
