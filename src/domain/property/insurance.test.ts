import type { IsoDate } from '../dates/calendar.ts';
import { endsSoon, isHazardZone, REQUIRED_COVERAGE } from './insurance.ts';

describe('isHazardZone', () => {
  it.each([
    ['AE', true],
    ['VE', true],
    ['a99', true],
    ['X', false],
    ['D', false],
    ['', false],
    [null, false],
  ])('%j: %s', (zone, expected) => {
    expect(isHazardZone(zone)).toBe(expected);
  });
});

describe('REQUIRED_COVERAGE', () => {
  it('is the least of what counts', () => {
    expect(REQUIRED_COVERAGE.HOMEOWNERS({ loans: 410_000, replacementCost: 380_000 })).toBe(380_000);
    expect(REQUIRED_COVERAGE.FLOOD({ loans: 410_000, replacementCost: 380_000 })).toBe(250_000);
    expect(REQUIRED_COVERAGE.FLOOD({ loans: 90_000, replacementCost: 380_000 })).toBe(90_000);
  });
});

describe('endsSoon', () => {
  it('counts 60 days', () => {
    expect(endsSoon('2027-01-21' as IsoDate, '2026-11-23' as IsoDate)).toBe(true);
    expect(endsSoon('2027-01-22' as IsoDate, '2026-11-23' as IsoDate)).toBe(false);
  });
});
