import { expect, test } from '@jest/globals';
import { createAuth, type SessionEnd } from './auth.ts';
import { JWT_KEY, safeStore } from './storage.ts';

const tokenOf = (claims: object) => `Bearer head.${btoa(JSON.stringify(claims))}.signature`;
const NOW = Date.UTC(2026, 10, 23);
const HOUR = 3600;
const ana = (more: object = {}) => tokenOf({ org: 'OAKLINE', sub: 'ana', exp: NOW / 1000 + HOUR, ...more });
const BEN = tokenOf({ org: 'OAKLINE', sub: 'ben' });
const THEIRS = tokenOf({ org: 'EMBERFOLD_CU', sub: 'carla' });

/** A mount of OAKLINE on a page that holds a token already. */
function mounted(held?: string) {
  const page = safeStore(() => {
    throw new Error('no storage in Node: kept in memory');
  });
  if (held) page.set(JWT_KEY, held);
  const ends: SessionEnd[] = [];
  let now = NOW;
  let org = 'OAKLINE';
  const auth = createAuth({
    page,
    org: () => org,
    now: () => new Date(now),
    onEnd: (why) => ends.push(why),
  });
  auth.look();
  return {
    page,
    auth,
    /** Why sessions have ended, once every listener was notified. */
    async ends() {
      await Promise.resolve();
      return ends;
    },
    moveTo(next: string) {
      org = next;
    },
    at(time: number) {
      now = time;
    },
  };
}

test.each([
  ['of its own organisation', ana(), true],
  ['that names no organisation', tokenOf({ sub: 'somebody' }), true],
  ['of another organisation', THEIRS, false],
  ['without claims', 'Bearer rubbish', false],
  ['whose claims are no JSON', `Bearer head.${btoa('{')}.signature`, false],
])("the page's token %s: %s", (_, held, isSession) => {
  const { auth } = mounted(held);
  expect(auth.get()).toBe(isSession ? held : undefined);
  expect(auth.isSignedIn()).toBe(isSession);
});

test('a session goes on when another organisation signs in on the same page', async () => {
  const { auth, page, ends } = mounted();
  auth.set(ana());
  page.set(JWT_KEY, THEIRS);
  expect(auth.get()).toBe(ana());
  page.remove(JWT_KEY);
  expect(auth.get()).toBe(ana());
  expect(await ends()).toEqual([]);
});

test("another person's token is never used, and ends the session", async () => {
  const { auth, page, ends } = mounted(ana());
  page.set(JWT_KEY, BEN);
  expect(auth.get()).toBeUndefined();
  page.set(JWT_KEY, ana());
  expect(auth.get()).toBeUndefined();
  expect(await ends()).toEqual(['replaced']);
});

test('a newer token of the same person is used', () => {
  const { auth, page } = mounted(ana());
  page.set(JWT_KEY, ana({ iat: 2 }));
  expect(auth.get()).toBe(ana({ iat: 2 }));
});

test.each([
  ['a logout', NOW, 'logout'],
  ['its time is over', NOW + HOUR * 1000, 'expired'],
] as const)('the session ends when the token goes: %s', async (_, time, why) => {
  const { auth, page, ends, at } = mounted(ana());
  at(time);
  page.remove(JWT_KEY);
  expect(auth.isSignedIn()).toBe(false);
  expect(await ends()).toEqual([why]);
});

test('a visitor does not become who signs in in another tab', () => {
  const { auth, page } = mounted();
  auth.ignore(BEN);
  page.set(JWT_KEY, BEN);
  expect(auth.get()).toBeUndefined();
  auth.set(ana());
  expect(auth.get()).toBe(ana());
});

test('a visitor becomes who signs in on the same page', () => {
  const { auth, page } = mounted();
  page.set(JWT_KEY, ana());
  expect(auth.owner()).toBe('OAKLINE');
  expect(auth.get()).toBe(ana());
  expect(auth.owner()).toBe('OAKLINE/ana');
});

test('who signs in here in place of another begins anew', async () => {
  const { auth, ends } = mounted(ana());
  auth.set(BEN);
  expect(auth.owner()).toBe('OAKLINE/ben');
  expect(await ends()).toEqual(['switched']);
});

test.each([
  ['finds another person', THEIRS, ['moved'], undefined],
  ['finds the same person', tokenOf({ org: 'EMBERFOLD_CU', sub: 'ana' }), [], 'EMBERFOLD_CU/ana'],
  ['finds the same token', tokenOf({ sub: 'ana' }), [], 'EMBERFOLD_CU/ana'],
  ['comes back', ana(), [], 'OAKLINE/ana'],
] as const)('a page that moves to another organisation and %s: %3$s', async (what, token, why, owner) => {
  const { auth, page, ends, moveTo } = mounted(token === THEIRS ? ana() : tokenOf({ sub: 'ana' }));
  moveTo('EMBERFOLD_CU');
  auth.look();
  if (what === 'comes back') moveTo('OAKLINE');
  page.set(JWT_KEY, token);
  expect(auth.get()).toBe(owner && token);
  expect(await ends()).toEqual(why);
  if (owner) expect(auth.owner()).toBe(owner);
});

test.each([
  ['is no token', 'Bearer rubbish'],
  ["is another organisation's", THEIRS],
])('what %s signs nobody in, and nobody out', async (_, token) => {
  const { auth, page, ends } = mounted(ana());
  auth.set(token);
  expect(auth.get()).toBe(ana());
  expect(page.get(JWT_KEY)).toBe(ana());
  expect(await ends()).toEqual([]);
});

test('a late renewal does not overwrite a newer token, nor is it taken for another person', () => {
  const { auth, page } = mounted(ana());
  page.set(JWT_KEY, ana({ iat: 2 }));
  auth.renew(ana({ iat: 1 }), ana());
  expect(page.get(JWT_KEY)).toBe(ana({ iat: 2 }));
  auth.renew(BEN, ana({ iat: 2 }));
  expect(page.get(JWT_KEY)).toBe(ana({ iat: 2 }));
  auth.renew(ana({ iat: 3 }), ana({ iat: 2 }));
  expect(page.get(JWT_KEY)).toBe(ana({ iat: 3 }));
});

test.each([
  ['its own', ana(), undefined],
  ["another organisation's", THEIRS, THEIRS],
  ["another person's", BEN, BEN],
])('giving a token up takes away %s', (_, held, left) => {
  const { auth, page } = mounted(ana());
  page.set(JWT_KEY, held);
  auth.clear();
  expect(page.get(JWT_KEY)).toBe(left);
});

test('who listens hears of a new token and of its end, until they leave', () => {
  const { auth } = mounted();
  const heard: boolean[] = [];
  const leave = auth.subscribe(() => heard.push(auth.isSignedIn()));
  auth.set(ana());
  auth.clear();
  leave();
  auth.set(ana());
  expect(heard).toEqual([true, false]);
});
