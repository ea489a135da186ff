import { beforeEach, expect, test } from '@jest/globals';
import { createPersonal } from './personal.ts';
import { safeStore } from './storage.ts';

const refuse = () => {
  throw new Error('no storage in Node: kept in memory');
};
const page = () => ({ local: safeStore(refuse), session: safeStore(refuse) });

let browser: ReturnType<typeof page>;
let owner: string | undefined;
const personal = () => createPersonal(browser, () => owner);

beforeEach(() => {
  browser = page();
  owner = 'OAKLINE/ana';
});

test.each(['local', 'session'] as const)('what is kept in %s storage comes back to its owner', (kind) => {
  personal()[kind].set('draft', 'hers');
  expect(personal()[kind].get('draft')).toBe('hers');
  personal()[kind].remove('draft');
  expect(personal()[kind].get('draft')).toBeUndefined();
});

test.each([
  ['a visitor', 'OAKLINE'],
  ['another person', 'OAKLINE/ben'],
  ['another organisation', 'EMBERFOLD_CU/ana'],
])('%s finds nothing of hers, and then it is gone', (_, other) => {
  personal().session.set('draft', 'hers');
  owner = other;
  expect(personal().session.get('draft')).toBeUndefined();
  expect(browser.session.keys()).toEqual([]);
});

test('the name of the owner is with it, her token or anything else of her is not', () => {
  personal().session.set('draft', 'hers');
  expect(browser.session.keys().map((key) => browser.session.get(key))).toEqual([
    '{"owner":"OAKLINE/ana","value":"hers"}',
  ]);
});

test('what a visitor left in this tab is theirs once they have signed in', () => {
  owner = 'OAKLINE';
  personal().session.set('draft', 'mine');
  owner = 'OAKLINE/ana';
  personal().transferFrom('OAKLINE');
  expect(personal().session.get('draft')).toBe('mine');
});

test('everything of one owner can be forgotten, whatever it is called, and nothing else', () => {
  personal().session.set('draft', 'hers');
  personal().local.set('link', 'hers');
  owner = 'EMBERFOLD_CU';
  personal().session.set('other', 'theirs');
  browser.local.set('jwt', 'the page’s');
  expect(personal().clearOwner('OAKLINE/ana')).toBe(true);
  expect(personal().clearOwner('OAKLINE/ana')).toBe(false);
  expect(personal().session.get('other')).toBe('theirs');
  expect(browser.local.keys()).toEqual(['jwt']);
});

test('once a session is over nothing is kept, read or removed', () => {
  personal().session.set('draft', 'hers');
  owner = undefined;
  personal().session.set('draft', 'late');
  personal().session.remove('draft');
  expect(personal().session.get('draft')).toBeUndefined();
  owner = 'OAKLINE/ana';
  expect(personal().session.get('draft')).toBe('hers');
});

test.each(['', 'null', '{', '{"owner":1}', 'plain'])('what was not written here is nothing: %s', (text) => {
  browser.session.set('heloc:personal:draft', text);
  expect(personal().session.get('draft')).toBeUndefined();
});
