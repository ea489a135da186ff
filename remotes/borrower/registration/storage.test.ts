import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KeyValueStore } from '#src/platform/storage.ts';
import { EMPTY, type Registration } from './registrationAtom.ts';
import { dropIdle, IDLE_MS, readRegistration, writeRegistration } from './storage.ts';
import { storageKey } from './storageKey.ts';

const registration: Registration = {
  answers: { propertyAddress: { street1: '12 Oak St', occupancyType: 'HOME' } },
  typed: { 'annual-income': { income: '90' } },
};
const token = (sub: string) => `Bearer x.${btoa(JSON.stringify({ sub }))}.y`;

let data: Map<string, string>;
let now: number;
let org: string;
let jwt: string | undefined;

const store: KeyValueStore = {
  get: (key) => data.get(key),
  set: (key, value) => void data.set(key, value),
  remove: (key) => void data.delete(key),
};
const place = {
  storage: { local: store, session: store },
  auth: { get: () => jwt } as Parameters<typeof readRegistration>[0]['auth'],
  org: () => org,
  now: () => new Date(now),
};

beforeEach(() => {
  data = new Map();
  now = Date.UTC(2026, 10, 23);
  org = 'ONE';
  jwt = undefined;
});

describe('what the tab holds', () => {
  it('comes back, for its organisation only', () => {
    writeRegistration(place, registration);
    expect(readRegistration(place)).toEqual(registration);
    org = 'TWO';
    expect(readRegistration(place)).toBe(EMPTY);
  });

  it.each([
    ['when it is looked at', () => expect(readRegistration(place)).toBe(EMPTY)],
    ['by itself', () => dropIdle(place)],
  ])('is deleted after 30 minutes without a change, %s', (_, look) => {
    writeRegistration(place, registration);
    now += IDLE_MS - 1;
    dropIdle(place);
    expect(readRegistration(place)).toEqual(registration);
    now += 1;
    look();
    expect(data.size).toBe(0);
  });

  it('stays with a visitor who signs in', () => {
    writeRegistration(place, registration);
    jwt = token('ana');
    expect(readRegistration(place)).toEqual(registration);
  });

  it.each([
    ['a logout', undefined],
    ['somebody else signing in', token('ben')],
  ])('is deleted after %s', (_, later) => {
    jwt = token('ana');
    writeRegistration(place, registration);
    jwt = later;
    expect(readRegistration(place)).toBe(EMPTY);
    expect(data.size).toBe(0);
  });

  it('stays its owner’s when it is changed after their session has ended', () => {
    jwt = token('ana');
    writeRegistration(place, registration);
    jwt = undefined;
    writeRegistration(place, registration);
    jwt = token('ana');
    expect(readRegistration(place)).toEqual(registration);
    jwt = token('ben');
    expect(readRegistration(place)).toBe(EMPTY);
  });

  it.each(['', 'null', '[]', '{"savedAt":1}', '{"savedAt":9e15,"answers":null,"typed":{}}', '{'])(
    'is nothing when it cannot be read: %s',
    (text) => {
      data.set(storageKey(org), text);
      expect(readRegistration(place)).toBe(EMPTY);
    },
  );
});
