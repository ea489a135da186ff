import { expect, it } from '@jest/globals';
import {
  isHawaiiBlocked,
  isUnlicensedState,
  isZipListed,
  newYorkModal,
  referrerFailure,
  referrerRefusal,
  siteBlock,
  waitlistPath,
  waitlistReason,
} from './eligibility.ts';

it.each([
  ['NY', ['CA'], 'located-in'],
  ['ny', ['CA'], 'located-in'],
  ['CA', ['CA'], undefined],
  ['NY', ['NY'], undefined],
  ['CA', ['NY'], 'outside-of'],
  ['NY', ['CA', 'NY'], undefined],
  ['CA', ['CA', 'NY'], undefined],
  ['', ['NY'], undefined],
])('New York modal: property in %p, licensed in %j', (propertyState, licensedStates, modal) => {
  const brand = { takesNewYork: licensedStates.includes('NY'), licensedStates };
  expect(newYorkModal({ propertyState, ...brand, flag: true })).toBe(modal);
  expect(newYorkModal({ propertyState, ...brand, flag: false })).toBeUndefined();
});

it('blocks Hawaii on the main brand only', () => {
  expect(isHawaiiBlocked('hi', 'main')).toBe(true);
  expect(isHawaiiBlocked('HI', 'partner')).toBe(false);
  expect(isHawaiiBlocked('CA', 'main')).toBe(false);
});

it('enforces licensed states only where the referrer does', () => {
  expect(isUnlicensedState(null, 'TX')).toBe(false);
  expect(isUnlicensedState({ licensedStates: ['CA'] }, 'TX')).toBe(false);
  const enforcing = { enforceLicensedStatesForReferral: true, licensedStates: ['CA', 'tx'] };
  expect(isUnlicensedState(enforcing, 'TX')).toBe(false);
  expect(isUnlicensedState(enforcing, 'NV')).toBe(true);
  expect(isUnlicensedState({ enforceLicensedStatesForReferral: true }, 'CA')).toBe(true);
});

it('finds a zip in a list written either way', () => {
  expect(isZipListed('90210-1234', ['90210'])).toBe(true);
  expect(isZipListed('90210', '10001, 90210')).toBe(true);
  expect(isZipListed('90210', '190210')).toBe(false);
  expect(isZipListed('90210', undefined)).toBe(false);
});

it.each([
  ['NY', 'partner', ['CO'], 'located-in'],
  ['HI', 'main', ['CO'], 'hawaii'],
  ['HI', 'partner', ['CO'], undefined],
  ['HI', 'ny', ['NY'], 'outside-of'],
  ['NY', 'ny', ['NY'], undefined],
  ['HI', 'partner', ['HI', 'NY'], undefined],
  ['CO', 'main', ['CO'], undefined],
] as const)('property in %s on a %s brand licensed in %j', (propertyState, role, licensedStates, stop) => {
  const takesNewYork = licensedStates.some((state) => state === 'NY');
  expect(siteBlock({ propertyState, role, takesNewYork, licensedStates, newYorkFlag: true })).toBe(stop);
});

it.each([
  ['none needed', { required: false, referrerId: undefined }, undefined],
  ['needed and missing', { required: true, referrerId: '' }, 'referrer-missing'],
  ['found', { required: true, referrerId: 'lo' }, undefined],
  ['unknown', { required: false, referrerId: 'lo', failure: referrerFailure(404) }, 'referrer-not-found'],
  ['malformed', { required: true, referrerId: 'lo', failure: referrerFailure(400) }, 'referrer-not-found'],
  ['not answered', { required: true, referrerId: 'lo', failure: referrerFailure(503) }, undefined],
  ['not reached', { required: true, referrerId: 'lo', failure: referrerFailure(0) }, undefined],
])('referrer: %s', (_, facts, refusal) => {
  expect(referrerRefusal(facts)).toBe(refusal);
});

it.each([
  ['an open state', {}, undefined],
  ['a closed state', { state: 'CA' }, 'area'],
  ['a blocked zip', { zip: '78702' }, 'area'],
  ['a crypto visit', { isCrypto: true }, 'crypto'],
  ['a crypto visit where that is open', { isCrypto: true, isCryptoOpen: true }, undefined],
  ['lists that could not be loaded', { allowedStates: undefined, blockedZips: undefined }, undefined],
])('waitlist: %s', (_, change, reason) => {
  const facts = { state: 'TX', zip: '78701', allowedStates: ['TX'], blockedZips: ['78702'] };
  expect(waitlistReason({ ...facts, isCrypto: false, isCryptoOpen: false, ...change })).toBe(reason);
});

it('thanks for joining the waitlist on the page of the brand', () => {
  expect(waitlistPath('main')).toBe('/marketing-waitlist');
  expect(waitlistPath('partner')).toBe('/waitlist');
});
