import { expect, test } from '@jest/globals';
import { scrub, scrubFile } from './scrub.ts';

test.each([
  ['No such user: ana.rivera+1@mail.example.com!', 'No such user: [email]!'],
  ['SSN 417-83-6295 is taken', 'SSN [number] is taken'],
  ['card 4111 1111 1111 1111, phone (303) 555-0193', 'card [number], phone ([number]'],
  ['born 1979-08-23', 'born [number]'],
  ['12345 is a zip code', '12345 is a zip code'],
  ['Bearer abc.def-ghi', '[token]'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'jwt [token]'],
  ['key sk1_live_4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c', 'key [token]'],
  ['at https://lender.example/apply?email=a%40b.c&x=1#top)', 'at https://lender.example/apply)'],
  ['/account/5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11/hmda', '/account/{uuid}/hmda'],
  [
    'Response was not defined for https://api.example/a',
    'Response was not defined for https://api.example/a',
  ],
  ['a.isThisOne is not a function', 'a.isThisOne is not a function'],
])('%s', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed));

test('is 200 characters at most', () => {
  expect(scrub('x '.repeat(100))).toHaveLength(200);
  expect(scrub('x '.repeat(200))).toHaveLength(200);
  expect(scrub('x '.repeat(200))).toMatch(/…$/);
});

test('the address of a script keeps the numbers of its name', () =>
  expect(scrubFile('https://cdn.example/heloc/1.1.0/borrower/9274741.js?v=a@b.c')).toBe(
    'https://cdn.example/heloc/1.1.0/borrower/9274741.js',
  ));
