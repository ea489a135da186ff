import { expect, test } from '@jest/globals';
import { legacyTarget } from './legacy.ts';

test.each([
  ['/account', '', '/dashboard'],
  ['/account/', '?org=OAKLINE', '/dashboard?org=OAKLINE'],
  ['/account/register', '?utm_source=mail', '/account/heloc/register?utm_source=mail'],
  ['/account/heloc-signer', '', '/account/heloc/heloc-signer'],
  ['/account/heloc-signer/login', '?token=t', '/account/heloc/heloc-signer/login?token=t'],
  ['/account/crypto-heloc/register', '?org=A', '/account/heloc/register?org=A&utm_source=cloc'],
  ['/account/mortgage/register', '?org=A', '/account/heloc/coming-soon?org=A&reason=product'],
  ['/account/toString/register', '', undefined],
  ['/account/constructor/register', '', '/account/heloc/coming-soon?reason=product'],
  ['/account/heloc/register', '?org=A', undefined],
  ['/account/heloc/register-v2', '', undefined],
  ['/dashboard', '', undefined],
])('%s%s', (path, search, target) => {
  expect(legacyTarget(path, search)).toBe(target);
});
