import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isAbsoluteUrl, isSafeReturnPath, reportableUrl, resolveAllowedUrl, siblingUrl } from './links.ts';
import { isUuid, uuidInPath } from './uuid.ts';

describe('isSafeReturnPath', () => {
  it.each(['/dashboard', '/account/heloc?x=//y', '/a', '/a//b'])('accepts %s', (path) => {
    expect(isSafeReturnPath(path)).toBe(true);
  });
  it.each([
    '',
    '/',
    '//evil.example',
    'http:evil.com',
    '/Dashboard',
    'dashboard',
    '/\\evil.example',
    '/a\\evil',
    '/\t/evil.example',
    '/a\nb',
    '/A',
    '/1',
    ' /a',
    'a',
    'https://evil.example',
    'javascript:alert(1)',
    null,
    undefined,
    ['/a'],
  ])('rejects %p', (path) => {
    expect(isSafeReturnPath(path)).toBe(false);
  });
  it('never lets a path leave the origin', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\ab:@.?#\t\n ', 'é') }), (tail) => {
        const path = `/${tail}`;
        if (!isSafeReturnPath(path)) return;
        expect(new URL(path, 'https://lender.example').origin).toBe('https://lender.example');
      }),
    );
  });
});

describe('resolveAllowedUrl', () => {
  const allowed = ['https://lender.example', 'http://localhost:4400'];
  it.each([
    'https://lender.example',
    'https://LENDER.example/x?y#z',
    'https://lender.example:443/',
    'http://localhost:4400/a',
  ])('accepts %s', (url) => {
    expect(resolveAllowedUrl(url, allowed)?.origin).toMatch(/lender|localhost/);
  });
  it.each([
    '//lender.example/x',
    '/dashboard',
    '/\\lender.example',
    'https:\\\\lender.example',
    'javascript:alert(1)',
    'JaVaScRiPt://lender.example/%0aalert(1)',
    'data:text/html,x',
    'ftp://lender.example',
    'http://lender.example',
    'https://lender.example:444',
    'https://lender.example.evil.example',
    'https://evil.example/https://lender.example',
    'https://lender.example@evil.example',
    'https://user@lender.example',
    'https://user:pass@lender.example',
    'https://lender.example\t.evil.example',
    'https://lender.ex\nample',
    ' https://lender.example',
    'https://lendеr.example', // Cyrillic е, which becomes punycode
    'https://xn--lendr-qof.example',
    'https://',
    'https://[',
    '',
    null,
    42,
  ])('rejects %p', (url) => {
    expect(resolveAllowedUrl(url, allowed)).toBeUndefined();
  });
  it('matches a punycode origin exactly', () => {
    const { origin } = new URL('https://bücher.example');
    expect(resolveAllowedUrl('https://bücher.example/x', [origin])?.hostname).toBe('xn--bcher-kva.example');
  });
});

describe('isAbsoluteUrl', () => {
  it.each(['https://a.b', 'HTTP://x', 'http://a'])('accepts %s', (url) => {
    expect(isAbsoluteUrl(url)).toBe(true);
  });
  it.each([
    '//x.y',
    'http:evil.com',
    'ftp://a',
    'httpx://a',
    'javascript:alert(1)',
    ' https://a',
    '/dashboard',
    '',
  ])('rejects %p', (url) => {
    expect(isAbsoluteUrl(url)).toBe(false);
  });
  it('is never a path to come back to', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'htps:/.a\\@ ') }), (text) => {
        expect(isAbsoluteUrl(text) && isSafeReturnPath(text)).toBe(false);
      }),
    );
  });
});

describe('uuid', () => {
  const id = '123e4567-E89b-12d3-a456-426614174000';
  it.each([
    '',
    'x',
    id.slice(1),
    `${id}0`,
    id.replaceAll('-', ''),
    `{${id}}`,
    `${id}\n`,
    id.replace('e', 'g'),
    '3F2504E0-4F89-11D3-9A0C-0305E82C330g',
    ` ${id}`,
    null,
    1,
  ])('rejects %p', (value) => {
    expect(isUuid(value)).toBe(false);
  });
  it.each([
    '3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    '00000000-0000-0000-0000-000000000000',
    id,
  ])('accepts %s', (value) => {
    expect(isUuid(value)).toBe(true);
  });
  it('accepts every one, and none that lacks a character', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 35 }), (uuid, at) => {
        expect(isUuid(uuid)).toBe(true);
        expect(isUuid(uuid.slice(0, at) + uuid.slice(at + 1))).toBe(false);
      }),
    );
  });
  it('is found in a path', () => {
    expect(uuidInPath(`/account/heloc/${id}/start/hmda`)).toBe(id);
    expect(uuidInPath('/account/heloc/register-v2')).toBeUndefined();
  });
});

describe('reportableUrl', () => {
  it('keeps what is known and drops the rest, with the fragment', () => {
    expect(
      reportableUrl(
        'https://lender.example/account/heloc/x?org=OAKLINE&utm_source=cloc&userData=abc&token=t#part',
      ),
    ).toBe('https://lender.example/account/heloc/x?org=OAKLINE&utm_source=cloc');
  });
  it('leaves an address without parameters alone', () => {
    expect(reportableUrl('http://localhost:4400/account')).toBe('http://localhost:4400/account');
  });
});

describe('siblingUrl', () => {
  const NY = '/account/heloc/register?org=SOME_NY';
  const search =
    '?org=SOME&utm_source=mail&utm_id=7&referrer=lo-1&userData=%7B%7D&email=a%40b.example&step=name';
  it('keeps the campaign and the loan officer, and the site’s own organisation', () => {
    expect(siblingUrl(NY, search)).toBe(`${NY}&utm_source=mail&utm_id=7&referrer=lo-1`);
    expect(siblingUrl('https://ny.example/account/heloc/register', '?org=SOME')).toBe(
      'https://ny.example/account/heloc/register',
    );
  });
  it('gives another company the campaign alone', () => {
    expect(siblingUrl(NY, search, 'partner')).toBe(`${NY}&utm_source=mail&utm_id=7`);
  });
});
