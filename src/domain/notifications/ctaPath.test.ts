import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ctaPath, pathBelow } from './ctaPath.ts';

const HOST = 'https://lender.example';

describe('ctaPath', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/settings?tab=1', '/dashboard/settings?tab=1'],
    ['/dashboard#top', '/dashboard'],
    ['/a/../b', '/b'],
    ['/a/./b', '/a/b'],
    ['/a b', '/a%20b'],
    ['/a//b', '/a//b'],
    ['/pay?next=//evil.example', '/pay?next=//evil.example'],
  ])('%s leads to %s', (path, read) => {
    expect(ctaPath(path)).toBe(read);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a/..//evil.example',
    '/a/%2e%2e//evil.example',
    '/a/..\\/evil.example',
    '/a/.%2E/\\evil.example',
    '/a/..',
    '/a/../Dashboard',
    'https://evil.example/a',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/a\n',
    ' /a',
    '/Dashboard',
    'dashboard',
    '?a=1',
    '',
    null,
    undefined,
    5,
    {},
  ])('%p is not followed', (path) => {
    expect(ctaPath(path)).toBeUndefined();
  });

  test('whatever comes, what it leads to is of the same host', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2E%2e',
      'a',
      'evil.example',
      '?',
      '#',
      '@',
      ':',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const path = ctaPath(`/a${pieces.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, `${HOST}/here`).origin).toBe(HOST);
        // What is read is read the same once more.
        expect(ctaPath(path)).toBe(path);
      }),
    );
  });
});

describe('pathBelow', () => {
  test.each([
    ['/account/heloc/x/income', '/x/income'],
    ['/account/heloc', '/'],
    ['/account/heloc?step=1', '/?step=1'],
    ['/account/heloc/', '/'],
  ])('%s is %s there', (path, below) => {
    expect(pathBelow('/account/heloc', path)).toBe(below);
    expect(pathBelow('/account/heloc/', path)).toBe(below);
  });
  test('all lies below the root', () => {
    expect(pathBelow('/', '/dashboard')).toBe('/dashboard');
  });
  test.each(['/account/heloc-signer/x', '/account', '/dashboard', '/account/heloc//evil.example'])(
    '%s lies elsewhere',
    (path) => {
      expect(pathBelow('/account/heloc', path)).toBeUndefined();
    },
  );
});
