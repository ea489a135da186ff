import { describe, expect, test } from '@jest/globals';
import type { Banner } from './fetchBanners.ts';
import { appAt, placementAt, selectBanners } from './selectBanners.ts';

const minimal = { uuid: 'a', message: 'Hello', apps: ['heloc'], variant: 'info' } as Banner;

describe('selectBanners', () => {
  test('a banner that says nothing of being active is shown, without a date last', () => {
    const dated = { ...minimal, uuid: 'b', metadata: { createdAt: '2026-01-01', updatedAt: null } } as Banner;
    const shown = selectBanners([minimal, dated], { app: 'heloc', dismissals: {} });
    expect(shown.map(({ uuid }) => uuid)).toEqual(['b', 'a']);
  });

  test('a dismissal counts only while the banner may be dismissed', () => {
    const dismissals = { a: '2026-01-01T00:00:00Z' };
    expect(selectBanners([minimal], { app: 'heloc', dismissals })).toHaveLength(1);
    expect(selectBanners([{ ...minimal, dismissable: true }], { app: 'heloc', dismissals })).toHaveLength(0);
  });
});

describe('placementAt', () => {
  test.each([
    ['/', false, 'marketing'],
    ['/home-equity', false, 'marketing'],
    ['/account/helocs', false, 'marketing'],
    ['/account/heloc', false, 'product'],
    ['/account/heloc/register-v2', false, 'product'],
    ['/dashboard', true, 'product'],
    ['', false, 'product'],
  ])('%s, signed in: %s, is %s', (pathname, isSignedIn, placement) => {
    expect(placementAt(pathname, { basePath: '/account/heloc', isSignedIn })).toBe(placement);
  });
});

describe('appAt', () => {
  test.each([
    ['/account/heloc/heloc-signer/login', 'heloc-signer'],
    ['/account/heloc/heloc-signer', 'heloc-signer'],
    ['/account/heloc/heloc-signers', 'heloc'],
    ['/account/heloc/register-v2', 'heloc'],
    ['/', 'heloc'],
  ])('%s belongs to %s', (pathname, app) => {
    expect(appAt(pathname)).toBe(app);
  });
});
