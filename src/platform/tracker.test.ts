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
    const storage = { local: memory(), session: memory() };
    const made = trackerUuid(storage);
    expect(isUuid(made)).toBe(true);
    expect(storage.local.get('telemetry_trackerUuid')).toBe(made);
    expect(trackerUuid(storage)).toBe(made);
  });

  it('replaces what is no uuid', () => {
    const storage = { local: memory({ telemetry_trackerUuid: 'junk' }), session: memory() };
    expect(isUuid(trackerUuid(storage))).toBe(true);
  });

  it('is in memory alone where the page has not agreed, is another than the one that lies there, and kept later', () => {
    const known = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
    let isOn = false;
    const storage = { local: memory(), session: memory(), telemetry: () => isOn };
    const made = trackerUuid(storage);
    expect(trackerUuid(storage)).toBe(made);
    expect(storage.local.get('telemetry_trackerUuid')).toBeUndefined();
    const other = {
      local: memory({ telemetry_trackerUuid: known }),
      session: memory(),
      telemetry: () => false,
    };
    expect(trackerUuid(other)).not.toBe(known);
    isOn = true;
    expect(trackerUuid(storage)).toBe(made);
    expect(storage.local.get('telemetry_trackerUuid')).toBe(made);
  });
});
