import { describe, expect, test } from '@jest/globals';
import type { Banner } from './isBannerList.ts';
import { appAt, placementAt, type Selection, selectBanners } from './selectBanners.ts';
import { shiftOf } from './shift.ts';
import { splitLink } from './splitLink.ts';

const minimal = { uuid: 'a', message: 'Hello', apps: ['heloc'], variant: 'info' } as Banner;

const select = (banners: Banner[], selection: Partial<Selection> = {}) =>
  selectBanners(banners, { app: 'heloc', org: 'OAKLINE', max: 2, isHidden: () => false, ...selection }).map(
    ({ uuid }) => uuid,
  );
const named = (uuid: string, more: object = {}) => ({ ...minimal, uuid, ...more }) as Banner;

describe('selectBanners', () => {
  test('a banner that says nothing of being active is shown, without a date last', () => {
    const dated = named('b', { metadata: { createdAt: '2026-01-01', updatedAt: null } });
    expect(select([minimal, dated])).toEqual(['b', 'a']);
  });

  test('those of the same time are in the order of their uuids, whatever that of the file', () => {
    expect(select([named('c'), named('a'), named('b')], { max: 3 })).toEqual(['a', 'b', 'c']);
  });

  test('one that is listed twice is shown once, as it is first', () => {
    const twice = [named('a', { active: false }), named('a'), named('b'), named('b')];
    expect(select(twice)).toEqual(['b']);
  });

  test('one that names organisations is for those', () => {
    const banners = [
      named('a', { orgs: ['OAKLINE'] }),
      named('b', { orgs: ['OTHER'] }),
      named('c', { orgs: null }),
    ];
    expect(select(banners)).toEqual(['a', 'c']);
  });

  test.each([
    [1, ['a']],
    [5, ['a', 'b', 'c']],
  ])('at most %d', (max, shown) => {
    expect(select([named('a'), named('b'), named('c')], { max })).toEqual(shown);
  });

  test('what is hidden leaves its place to the next', () => {
    const isHidden = ({ uuid }: Banner) => uuid === 'a';
    expect(select([named('a'), named('b'), named('c')], { isHidden })).toEqual(['b', 'c']);
  });
});

describe('shiftOf', () => {
  const phone = { innerWidth: 375, innerHeight: 667 };
  const at = (top: number) => ({ top, bottom: top });
  test.each([
    ['a banner over an application that fills the window', 60, 0, { top: 0, bottom: 3000 }, 60 / 667],
    ['over one of which half is in the window', 60, 333.5, { top: 333.5, bottom: 3000 }, 30 / 667],
    ['below the window', 60, 700, { top: 700, bottom: 3000 }, 0],
    ['above the window, where the browser keeps what is read', 60, -10, { top: -10, bottom: 3000 }, 0],
    ['one that is hidden', 60, 0, { top: 0, bottom: -60 }, 0],
  ])('%s', (_, height, top, app, shift) => {
    expect(shiftOf(height, at(top), app, phone)).toBeCloseTo(shift, 5);
  });
});

describe('splitLink', () => {
  const ORIGINS = ['https://oakline.example'];
  test.each([
    [
      'Rates: https://oakline.example/rates',
      { text: 'Rates: ', href: 'https://oakline.example/rates', end: '' },
    ],
    ['See https://oakline.example/a?b=c.', { text: 'See ', href: 'https://oakline.example/a?b=c', end: '.' }],
    ['See https://oakline.example', { text: 'See ', href: 'https://oakline.example/', end: '' }],
  ])('%s has a link at its end', (message, parts) => {
    expect(splitLink(message, ORIGINS)).toEqual(parts);
  });

  test.each([
    'No link',
    'https://oakline.example/rates',
    'See https://oakline.example/rates today',
    'See http://oakline.example/rates',
    'See https://other.example/rates',
    'See https://oakline.example.other.example/',
    'See https://user:secret@oakline.example/',
    'See https://a@oakline.example/',
    'See https://oakline.example/a and https://oakline.example/b',
    'See javascript:alert(1)',
    'See https://',
  ])('%s is text alone', (message) => {
    expect(splitLink(message, ORIGINS)).toEqual({ text: message });
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
