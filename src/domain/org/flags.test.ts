import { expect, test } from '@jest/globals';
import { flagKey } from './flagKey.ts';
import { FLAG_KEYS, type FlagName } from './flags.ts';
import { UNREAD_FLAG_KEYS } from './unreadFlags.ts';

test.each(Object.entries({ ...FLAG_KEYS, ...UNREAD_FLAG_KEYS }))('%s is called %s', (name, key) => {
  expect(flagKey(name as FlagName)).toBe(key);
});
