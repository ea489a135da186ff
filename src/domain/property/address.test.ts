import { describe, expect, it } from '@jest/globals';
import {
  addressFieldProblem,
  addressProblems,
  formatAddress,
  normalizeAddress,
  normalizeZip,
  typeaheadProblem,
} from './address.ts';
import { stateName } from './stateNames.ts';
import { PROPERTY_STATES } from './states.ts';

const valid = { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };

describe('typeahead', () => {
  it.each(['', '  ', undefined, '1', 'ab', 'Broadway', ' Broadway '])('rejects %p', (text) => {
    expect(typeaheadProblem(text)).toBe('property-address-invalid');
  });
  it('accepts two words', () => {
    expect(typeaheadProblem('1 A')).toBeUndefined();
  });
});

describe('manual form', () => {
  it('accepts a whole address, and says what each field lacks', () => {
    expect(addressProblems(valid)).toEqual({});
    expect(addressProblems({})).toEqual({
      street1: 'street-missing',
      city: 'city-invalid',
      state: 'state-length',
      zip: 'zip-invalid',
    });
  });

  it.each(['St. Louis', "Coeur d'Alene", 'Winston-Salem', 'San José', 'Lee’s Summit'])(
    'accepts the city %s',
    (city) => {
      expect(addressFieldProblem('city', city)).toBeUndefined();
    },
  );
  it.each(['Austin 1', '<b>', '...', '-'])('rejects the city %s', (city) => {
    expect(addressFieldProblem('city', city)).toBe('city-invalid');
  });

  it.each([
    ['tx', {}, undefined],
    ['T', {}, 'state-length'],
    ['Texas', {}, 'state-length'],
    ['ZZ', {}, 'state-invalid'],
    ['PR', {}, 'state-invalid'],
    ['PR', { use: 'mailing' as const }, undefined],
    ['AE', { use: 'mailing' as const }, undefined],
    ['NY', {}, undefined],
    ['ny', { regulatorReview: true }, 'state-not-available'],
  ])('state %s %p', (state, rules, message) => {
    expect(addressFieldProblem('state', state, rules)).toBe(message);
  });

  it.each([
    ['78701', '78701'],
    ['78701-1234', '78701'],
    ['787011234', '78701'],
    [' 00501 ', '00501'],
    ['7870', undefined],
    ['787012', undefined],
    ['7870a', undefined],
    ['', undefined],
  ])('zip %p is %p', (text, zip) => {
    expect(normalizeZip(text)).toBe(zip);
    expect(addressFieldProblem('zip', text) === undefined).toBe(zip !== undefined);
  });
});

it('normalises and shows', () => {
  const typed = { street1: ' 12  Oak St ', street2: ' ', city: 'austin ', state: 'tx', zip: '78701-9999' };
  expect(normalizeAddress(typed)).toEqual({
    street1: '12 Oak St',
    city: 'austin',
    state: 'TX',
    zip: '78701',
  });
  expect(formatAddress({ ...valid, street2: 'Apt 4' })).toBe('12 Oak St, Apt 4, Austin, TX 78701');
  expect(formatAddress({})).toBe('');
});

it('knows 51 states by code and name', () => {
  expect(PROPERTY_STATES).toHaveLength(51);
  expect(new Set(PROPERTY_STATES).size).toBe(51);
  expect(stateName('dc')).toBe('District of Columbia');
  expect(stateName('ZZ')).toBe('ZZ');
});
