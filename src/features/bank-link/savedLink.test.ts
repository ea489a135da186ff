import { describe, expect, test } from '@jest/globals';
import { clearLink, type SavedLink, savedApplication, savedLink, saveLink } from './savedLink.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const NOW = new Date('2026-11-21T10:00:00Z');
const LINK: SavedLink = {
  token: 'link-1',
  expiry: '2026-11-21T14:00:00Z',
  step: 'bank/disburse',
  provider: 'plaid',
};

function memory() {
  const held = new Map<string, string>();
  return {
    held,
    get: (key: string) => held.get(key),
    set: (key: string, value: string) => void held.set(key, value),
    remove: (key: string) => void held.delete(key),
  };
}

describe('savedLink', () => {
  test('keeps the application and the link until they are cleared', () => {
    const store = memory();
    saveLink(store, UUID, LINK);
    expect(savedApplication(store)).toBe(UUID);
    expect(savedLink(store, NOW)).toEqual(LINK);
    clearLink(store);
    expect(store.held.size).toBe(0);
    expect(savedApplication(store)).toBeUndefined();
    expect(savedLink(store, NOW)).toBeUndefined();
  });

  test('an expired token is no link', () => {
    const store = memory();
    saveLink(store, UUID, LINK);
    expect(savedLink(store, new Date('2026-11-21T14:00:01Z'))).toBeUndefined();
    saveLink(store, UUID, { ...LINK, expiry: 'soon' });
    expect(savedLink(store, NOW)).toBeUndefined();
    saveLink(store, UUID, { ...LINK, expiry: '' });
    expect(savedLink(store, NOW)).toBeDefined();
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '{"token":1}',
    '{"token":"t","provider":"p","step":"//evil.example"}',
    '{"token":"t","provider":"p","step":"../other"}',
  ])('what somebody else wrote is no link: %s', (text) => {
    const store = memory();
    saveLink(store, UUID, LINK);
    for (const [key, value] of store.held) if (value.startsWith('{')) store.set(key, text);
    expect(savedLink(store, NOW)).toBeUndefined();
  });

  test('only an id is an application', () => {
    const store = memory();
    saveLink(store, '../../evil', LINK);
    expect(savedApplication(store)).toBeUndefined();
  });
});
