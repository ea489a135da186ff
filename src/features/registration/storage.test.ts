import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KeyValueStore } from '#src/platform/storage.ts';
import { EMPTY, type Registration } from './registrationAtom.ts';
import { dropIdle, IDLE_MS, readRegistration, writeRegistration } from './storage.ts';
import { storageKey } from './storageKey.ts';

const registration: Registration = {
  answers: { propertyAddress: { street1: '12 Oak St', occupancyType: 'HOME' } },
  typed: { 'annual-income': { income: '90' } },
};

let data: Map<string, string>;
let now: number;
let org: string;

const store: KeyValueStore = {
  get: (key) => data.get(key),
  set: (key, value) => void data.set(key, value),
  remove: (key) => void data.delete(key),
};
const context = {
  personal: { local: store, session: store, owner: () => 'OAKLINE' },
  org: () => org,
  now: () => new Date(now),
};

beforeEach(() => {
  data = new Map();
  now = Date.UTC(2026, 10, 23);
  org = 'ONE';
});

describe('what the tab holds', () => {
  it('comes back, for its organisation only', () => {
    writeRegistration(context, registration);
    expect(readRegistration(context)).toEqual(registration);
    org = 'TWO';
    expect(readRegistration(context)).toBe(EMPTY);
  });

  it.each([
    ['when it is looked at', () => expect(readRegistration(context)).toBe(EMPTY)],
    ['by itself', () => dropIdle(context)],
  ])('is deleted after 30 minutes without a change, %s', (_, look) => {
    writeRegistration(context, registration);
    now += IDLE_MS - 1;
    dropIdle(context);
    expect(readRegistration(context)).toEqual(registration);
    now += 1;
    look();
    expect(data.size).toBe(0);
  });

  it.each(['', 'null', '[]', '{"savedAt":1}', '{"savedAt":9e15,"answers":null,"typed":{}}', '{'])(
    'is nothing when it cannot be read: %s',
    (text) => {
      data.set(storageKey(org), text);
      expect(readRegistration(context)).toBe(EMPTY);
    },
  );
});
