import { describe, expect, it } from '@jest/globals';
import {
  isHawaiiBlocked,
  isZipListed,
  licensedStateProblem,
  newYorkModal,
  waitlistPath,
} from './eligibility.ts';

it.each([
  ['NY', false, 'located-in'],
  ['ny', false, 'located-in'],
  ['CA', false, undefined],
  ['NY', true, undefined],
  ['CA', true, 'outside-of'],
  ['', true, undefined],
])('New York modal: %p on a New York brand %p', (propertyState, isNewYorkBrand, modal) => {
  expect(newYorkModal({ propertyState, isNewYorkBrand, flag: true })).toBe(modal);
  expect(newYorkModal({ propertyState, isNewYorkBrand, flag: false })).toBeUndefined();
});

it('blocks Hawaii on the main brand only', () => {
  expect(isHawaiiBlocked('hi', 'main')).toBe(true);
  expect(isHawaiiBlocked('HI', 'partner')).toBe(false);
  expect(isHawaiiBlocked('CA', 'main')).toBe(false);
});

it('enforces licensed states only where the referrer does', () => {
  const message =
    'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';
  expect(licensedStateProblem(null, 'TX')).toBeUndefined();
  expect(licensedStateProblem({ licensedStates: ['CA'] }, 'TX')).toBeUndefined();
  const enforcing = { enforceLicensedStatesForReferral: true, licensedStates: ['CA', 'tx'] };
  expect(licensedStateProblem(enforcing, 'TX')).toBeUndefined();
  expect(licensedStateProblem(enforcing, 'NV')).toBe(message);
  expect(licensedStateProblem({ enforceLicensedStatesForReferral: true }, 'CA')).toBe(message);
});

it('finds a zip in a list written either way', () => {
  expect(isZipListed('90210-1234', ['90210'])).toBe(true);
  expect(isZipListed('90210', '10001, 90210')).toBe(true);
  expect(isZipListed('90210', '190210')).toBe(false);
  expect(isZipListed('90210', undefined)).toBe(false);
});

describe('waitlist', () => {
  const facts = {
    state: 'TX',
    zip: '78701',
    allowedStates: ['TX'],
    blockedZips: ['78702'],
    role: 'main' as const,
  };
  it('applies to closed states, blocked zips and cloc', () => {
    expect(waitlistPath(facts)).toBeUndefined();
    expect(waitlistPath({ ...facts, state: 'CA' })).toBe('/marketing-waitlist');
    expect(waitlistPath({ ...facts, zip: '78702', role: 'partner' })).toBe('/waitlist');
    expect(waitlistPath({ ...facts, utmSource: 'CLOC' })).toBe('/marketing-waitlist');
    expect(waitlistPath({ ...facts, utmSource: 'cloc', isCryptoOpen: true })).toBeUndefined();
    expect(waitlistPath({ ...facts, allowedStates: undefined, blockedZips: undefined })).toBeUndefined();
  });
});
