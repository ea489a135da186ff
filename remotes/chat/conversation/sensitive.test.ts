import { expect, test } from '@jest/globals';
import { looksSensitive } from './sensitive.ts';

test.each([
  'My number is 417-83-6295',
  '417 83 6295',
  'my ssn 417836295 please',
  '417\u201383\u20136295',
  '417\u00a083\u00a06295',
  '417 - 83 - 6295',
  '417.83.6295',
  '\uff14\uff11\uff17-83-6295',
  '4\u200b17-83-6295',
  'card 4111 1111 1111 1111',
  '4111-1111-1111-1111 12 27 123',
  'It is 2 4111 1111 1111 1111',
  'Account 98104437',
  'routing: 124000313',
])('%s should not be written here', (text) => expect(looksSensitive(text)).toBe(true));

test.each([
  'Call me at (303) 555-0193',
  'My loan is $137,531',
  'Application 1320107',
  'I was born 8/23/1979',
  '83702-1234',
  '4111 1111 1111 1112',
  'From 2026-11-23 10:15 to 2026-11-24 10:15',
])('%s may be', (text) => expect(looksSensitive(text)).toBe(false));
