import { describe, expect, test } from '@jest/globals';
import { claimHistory, claimMountId } from './page.ts';

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

test('the id of a mount is its own, and once given back another’s of the same remote', () => {
  const [one, two] = [claimMountId('borrower'), claimMountId('borrower')];
  expect(one.id).not.toBe(two.id);
  one.release();
  expect(claimMountId('chat').id).not.toContain('borrower');
  expect(claimMountId('borrower').id).toBe(one.id);
  expect([one.id, two.id]).not.toContain(claimMountId('borrower').id);
});
