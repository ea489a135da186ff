import { expiryOf, handoverUrl, type LaunchTarget, pathOf } from './links.ts';

const target = (changes: Partial<LaunchTarget> = {}): LaunchTarget => ({
  org: 'OAKLINE',
  host: 'lender',
  isolation: 'shadow',
  remote: 'borrower',
  ...changes,
});

test.each([
  [target(), '/abc', '/account/heloc/abc?org=OAKLINE'],
  [target({ isolation: 'light' }), '/abc', '/account/heloc/abc?org=OAKLINE&isolation=light'],
  [
    target({ remote: 'borrower,chat,banner' }),
    '/abc',
    '/account/heloc/abc?org=OAKLINE&remote=borrower,chat,banner',
  ],
  [target({ host: 'dashboard', isolation: 'light' }), '/abc', '/account/heloc/abc?org=OAKLINE'],
  [
    target({ remote: 'signer' }),
    '/heloc-signer/login#token=t',
    '/account/heloc/heloc-signer/login?org=OAKLINE#token=t',
  ],
  [target(), '/identity-handoff#token', '/account/heloc/identity-handoff?org=OAKLINE#token'],
])('%o opens %s at %s', (where, below, path) => {
  expect(pathOf(where, below)).toBe(path);
});

test('a handover carries the session in the fragment, or none to end the one before', () => {
  const url = new URL(handoverUrl('http://localhost:4401', '/account/heloc/abc?org=A', 'Bearer a.b.c'));
  expect(url.search).toBe('');
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    to: '/account/heloc/abc?org=A',
    jwt: 'Bearer a.b.c',
  });
  expect(handoverUrl('http://localhost:4401', '/x', undefined)).not.toContain('jwt');
});

test('reads when a token stops working', () => {
  const payload = Buffer.from(JSON.stringify({ exp: 1_800_000_000 })).toString('base64url');
  expect(expiryOf(`Bearer head.${payload}.signature`)).toBe(1_800_000_000_000);
  expect(expiryOf('nonsense')).toBe(0);
});
