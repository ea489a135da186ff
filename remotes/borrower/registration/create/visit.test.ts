import { describe, expect, it } from '@jest/globals';
import { isUuid } from '#src/domain/uuid.ts';
import { trackerUuid } from './tracker.ts';
import { readVisit } from './visit.ts';

function memory(entries: Record<string, string> = {}) {
  const data = new Map(Object.entries(entries));
  return {
    get: (key: string) => data.get(key),
    set: (key: string, value: string) => void data.set(key, value),
    remove: (key: string) => void data.delete(key),
  };
}

describe('readVisit', () => {
  it('reads campaign, referrer and mailed offer', () => {
    const search = '?org=ONE&utm_campaign=spring&utm_id=7&referrer=lo-1&referral=re-1';
    expect(readVisit(search, memory({ offerCode: 'ABC' }))).toEqual({
      utm: {
        campaign: 'spring',
        medium: undefined,
        source: undefined,
        term: undefined,
        content: undefined,
        id: '7',
      },
      referrerId: 'lo-1',
      referralId: 're-1',
      offerCode: 'ABC',
    });
  });
});

describe('trackerUuid', () => {
  it('is made once and kept under the key that others read', () => {
    const local = memory();
    const made = trackerUuid(local);
    expect(isUuid(made)).toBe(true);
    expect(local.get('telemetry_trackerUuid')).toBe(made);
    expect(trackerUuid(local)).toBe(made);
  });

  it('replaces what is no uuid', () => {
    expect(isUuid(trackerUuid(memory({ telemetry_trackerUuid: 'junk' })))).toBe(true);
  });
});
