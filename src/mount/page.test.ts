import { describe, expect, test } from '@jest/globals';
import { claimHistory } from './page.ts';

const at = (pathname: string) => ({ pathname }) as Location;

describe('the browser’s history', () => {
  test.each([
    ['/account/heloc', '/account/heloc'],
    ['/account/heloc', '/account/heloc/'],
    ['/account/heloc', '/Account/HELOC/register-v2'],
    ['/', '/apply'],
  ])('under %s is for a page at %s', (basePath, pathname) => {
    claimHistory(basePath, at(pathname))();
  });

  test.each([
    ['/account/heloc', '/apply'],
    ['/account/heloc', '/account/helocs'],
  ])('under %s is not for a page at %s', (basePath, pathname) => {
    expect(() => claimHistory(basePath, at(pathname))).toThrow(
      `Option basePath is ${basePath}, but the page's address is ${pathname}`,
    );
  });

  test('is taken once, until it is given back', () => {
    const release = claimHistory('/a', at('/a'));
    expect(() => claimHistory('/a', at('/a/b'))).toThrow('Another mount already uses the browser history');
    release();
    claimHistory('/a', at('/a'))();
  });
});
