import { expect, test } from '@jest/globals';
import { looksSensitive } from './sensitive.ts';

test.each([
  'My number is 417-83-6295',
  '417 83 6295',
  'my ssn 417836295 please',
  'card 4111 1111 1111 1111',
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
])('%s may be', (text) => expect(looksSensitive(text)).toBe(false));
