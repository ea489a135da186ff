import { US_STATES } from './states.ts';
import { knownTimeZone, PACIFIC, timeZoneOf } from './timeZones.ts';

describe('timeZoneOf', () => {
  it('knows a real zone for every state', () => {
    for (const { code } of US_STATES) {
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
