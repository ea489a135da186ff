import { afterEach, expect, test } from '@jest/globals';
import type { MountOptions } from '../options.ts';
import { loaderOrg, nameOrg } from './loaderOrg.ts';

const OWN = {
  org: 'LENDER_A',
  step: null,
  hosts: ['lender-a.example', 'localhost'],
  others: 'lender-b|local',
};

const withLoader = (own: object | undefined) => Object.assign(globalThis, { __HELOC_OWN__: own });
const at = (search: string) => history.replaceState(null, '', `/account/heloc${search}`);

afterEach(() => {
  withLoader(undefined);
  at('');
  document.body.replaceChildren();
});

test('the general loader is sure of what is named by its code', () => {
  expect(loaderOrg('LENDER_B')).toBe('LENDER_B');
  expect(loaderOrg('lender-b')).toBeUndefined();
  expect(loaderOrg(undefined)).toBeUndefined();
  at('?org=LENDER_B');
  expect(loaderOrg(undefined)).toBe('LENDER_B');
});

test('a loader of one stands for it where the page names none', () => {
  withLoader(OWN);
  expect(loaderOrg(undefined)).toBe('LENDER_A');
  at('?org=');
  expect(loaderOrg(undefined)).toBe('LENDER_A');
});

test('a loader of one gives way to every name of another', () => {
  withLoader(OWN);
  expect(loaderOrg('LENDER_B')).toBe('LENDER_B');
  expect(loaderOrg('lender-b')).toBeUndefined();
  at('?org=LENDER_B');
  expect(loaderOrg(undefined)).toBe('LENDER_B');
  at('?org=lender-b');
  expect(loaderOrg(undefined)).toBeUndefined();
});

test('a loader of one is not sure on a host that may be of another', () => {
  withLoader({ ...OWN, hosts: [] });
  expect(location.hostname).toBe('localhost');
  expect(loaderOrg(undefined)).toBeUndefined();
});

test('on the way back from a bank the organisation that was there before stands', () => {
  withLoader(OWN);
  localStorage.setItem('heloc:bank-return-org', 'LENDER_B');
  at('?oauth_state_id=1');
  expect(loaderOrg(undefined)).toBeUndefined();
  localStorage.clear();
});

test('the mount is told which, unless the page brings brand data or has named one', () => {
  withLoader(OWN);
  const told = (options: MountOptions) => {
    nameOrg(options);
    return options.org;
  };
  expect(told({})).toBe('LENDER_A');
  expect(told({ org: 'LENDER_B' })).toBe('LENDER_B');
  expect(told({ brand: {} })).toBeUndefined();
  document.body.innerHTML = '<script type="application/json" data-heloc-brand>{}</script>';
  expect(told({})).toBeUndefined();
});
