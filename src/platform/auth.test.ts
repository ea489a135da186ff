import { expect, test } from '@jest/globals';
import { createAuth, JWT_KEY } from './auth.ts';
import { safeStore } from './storage.ts';

const tokenOf = (claims: object) => `Bearer head.${btoa(JSON.stringify(claims))}.signature`;
const OURS = tokenOf({ org: 'OAKLINE' });
const THEIRS = tokenOf({ org: 'EMBERFOLD_CU' });

/** A mount of OAKLINE on a page that holds a token already. */
function mounted(held?: string) {
  const page = safeStore(() => {
    throw new Error('no storage in Node: kept in memory');
  });
  if (held) page.set(JWT_KEY, held);
  return { page, auth: createAuth(page, () => 'OAKLINE') };
}

test.each([
  ['of its own organisation', OURS, true],
  ['that names no organisation', tokenOf({ sub: 'somebody' }), true],
  ['of another organisation', THEIRS, false],
  ['without claims', 'Bearer rubbish', false],
  ['whose claims are no JSON', `Bearer head.${btoa('{')}.signature`, false],
])("the page's token %s: %s", (_, held, isSession) => {
  const { auth } = mounted(held);
  expect(auth.get()).toBe(isSession ? held : undefined);
  expect(auth.isSignedIn()).toBe(isSession);
});

test('a session goes on when another organisation signs in on the same page', () => {
  const { auth, page } = mounted();
  auth.set(OURS);
  page.set(JWT_KEY, THEIRS);
  expect(auth.get()).toBe(OURS);
});

test("signing out ends this organisation's session and no other", () => {
  const { auth, page } = mounted(OURS);
  auth.clear();
  expect(page.get(JWT_KEY)).toBeUndefined();
  page.set(JWT_KEY, THEIRS);
  auth.clear();
  expect(page.get(JWT_KEY)).toBe(THEIRS);
  expect(auth.isSignedIn()).toBe(false);
});

test('who listens hears of a new token and of its end, until they leave', () => {
  const { auth } = mounted();
  const heard: boolean[] = [];
  const leave = auth.subscribe(() => heard.push(auth.isSignedIn()));
  auth.set(OURS);
  auth.clear();
  leave();
  auth.set(OURS);
  expect(heard).toEqual([true, false]);
});
