import { openingTime } from './hours.ts';

describe('openingTime', () => {
  it('is in Pacific time', () => {
    expect(openingTime('2026-11-23T14:00:00Z')).toEqual({ day: 'Monday', time: '6:00 AM' });
  });

  it.each([null, undefined, '', 'soon'])('is nothing for %j', (opensAt) => {
    expect(openingTime(opensAt)).toBeUndefined();
  });
});
