import { PROPERTY_STATES } from '../property/states.ts';
import { dayIn, knownTimeZone, PACIFIC, timeZoneOf } from './timeZones.ts';

describe('timeZoneOf', () => {
  it('knows a real zone for every state', () => {
    for (const code of PROPERTY_STATES) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: timeZoneOf(code) })).not.toThrow();
    }
    expect(timeZoneOf('tx')).toBe('America/Chicago');
  });

  it('takes Pacific time for anything else', () => {
    expect(timeZoneOf('')).toBe(PACIFIC);
    expect(timeZoneOf('ZZ')).toBe(PACIFIC);
  });
});

describe('knownTimeZone', () => {
  it.each([
    ['America/Denver', 'America/Denver'],
    ['Mars/Olympus', 'America/Boise'],
    ['', 'America/Boise'],
    [undefined, 'America/Boise'],
  ])('%j in Idaho is %s', (named, zone) => {
    expect(knownTimeZone(named, 'ID')).toBe(zone);
  });
});

test('a time late in the evening is of that day where the property is', () => {
  expect(dayIn('CO', '2026-11-21T05:00:00Z')).toBe('2026-11-20');
  expect(dayIn('CO', '2026-11-21T08:00:00Z')).toBe('2026-11-21');
  expect(dayIn('CO', '2026-11-21')).toBe('2026-11-21');
  expect(dayIn('CO', undefined)).toBeUndefined();
  expect(dayIn('CO', 'soon')).toBeUndefined();
});
