import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maskEmail } from './email.ts';
import { maskPhone } from './phone.ts';

it.each([
  ['maria.lopez@example.com', 'm•••@example.com'],
  [' Maria@Example.COM ', 'M•••@example.com'],
  ['a@b.co', '•••@b.co'],
  ['ab@b.co', 'a•••@b.co'],
  ['é@b.co', '•••@b.co'],
  ['maria', ''],
  ['', ''],
  [null, ''],
])('email %p', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['5125550123', '(•••) •••-0123'],
  ['+1 (512) 555-0123', '(•••) •••-0123'],
  ['512-555-012', ''],
  ['', ''],
  [undefined, ''],
])('phone %p', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it('a mask tells nothing of the rest', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{5}$/), fc.stringMatching(/^\d{4}$/), (hidden, shown) => {
      expect(maskPhone(hidden + shown)).toBe(maskPhone(`212555${shown}`));
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.]{1,20}$/), (rest) => {
      expect(maskEmail(`m${rest}@example.com`)).toBe('m•••@example.com');
    }),
  );
});
