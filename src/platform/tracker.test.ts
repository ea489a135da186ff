import { describe, expect, it } from '@jest/globals';
import { isUuid } from '#src/domain/text/uuid.ts';
import { trackerUuid } from './tracker.ts';

function memory(entries: Record<string, string> = {}) {
  const data = new Map(Object.entries(entries));
  return {
    get: (key: string) => data.get(key),
    set: (key: string, value: string) => void data.set(key, value),
    remove: (key: string) => void data.delete(key),
  };
}

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
