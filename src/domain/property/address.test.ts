import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addressFieldProblem,
  addressLines,
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

describe('a post-office box', () => {
  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'P. O. Box 12',
    'P O Box 12',
    'p.o.box 12',
    'POBox12',
    'POB 12',
    'P.O.B. 12',
    'P0 Box 12',
    'PO Bx 12',
    'PO Box #12',
    'P.O. Box No. 12',
    'PO Box 12-A',
    'PO Box A12',
    'PO Box A',
    'PO Box',
    'Post Office Box 12',
    'POST OFFICE BOX 12',
    'Post Box 12',
    'Postal Box 12',
    ' PO Box 12, Suite 3',
  ])('%s is no property, and is where mail goes', (street) => {
    expect(addressFieldProblem('street1', street)).toBe('post-office-box');
    expect(addressFieldProblem('street1', street, { use: 'mailing' })).toBeUndefined();
  });

  it.each([
    'Poborough Lane',
    '12 Pobox Street',
    'Pobox Street',
    'Pob Lane 4',
    'Po Boxwood Road 12',
    'Post Office Road 12',
    'Post Boxwood 1',
    '12 Post Office Box Alley',
    'RR 2 Box 34',
    'Box Elder Road 5',
    'Portobello Boulevard 9',
  ])('%s is a street', (street) => {
    expect(addressFieldProblem('street1', street)).toBeUndefined();
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
});

it.each([
  [
    { street1: '12 Oak St', street2: 'Apt 4', city: 'Austin', state: 'tx', zip: '78701-1234' },
    ['12 Oak St, Apt 4', 'Austin, TX 78701'],
  ],
  [valid, ['12 Oak St', 'Austin, TX 78701']],
  [{ street1: '1 A St', state: 'TX' }, ['1 A St', 'TX']],
  [{ city: 'Boise', state: 'ID', zip: '83702' }, ['Boise, ID 83702']],
  [{}, []],
  [{ ...valid, street1: ' 12  Oak\tSt ', city: ' Austin ' }, ['12 Oak St', 'Austin, TX 78701']],
  [{ ...valid, city: 'Lee’s Summit', state: 'MO', zip: null }, ['12 Oak St', "Lee's Summit, MO"]],
  [{ city: 'St. Louis', state: 'MO', zip: '63101' }, ['St. Louis, MO 63101']],
])('%p is written in lines, and in one', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
  expect(formatAddress(address)).toBe(lines.join(', '));
});

it('an address is written in one way, however it was typed', () => {
  const part = fc.string({ unit: fc.constantFrom(...'Ab1 ’\t.'), maxLength: 8 });
  fc.assert(
    fc.property(part, part, part, (street1, street2, city) => {
      const address = { street1, street2, city, state: 'tx', zip: '78701-1234' };
      expect(formatAddress(normalizeAddress(address))).toBe(formatAddress(address));
      expect(formatAddress(address)).toMatch(/^(?!.*(?: {2}|, ,|’|\t)).*TX 78701$/);
    }),
  );
});

it('knows 51 states by code and name', () => {
  expect(PROPERTY_STATES).toHaveLength(51);
  expect(new Set(PROPERTY_STATES).size).toBe(51);
  expect(stateName('dc')).toBe('District of Columbia');
  expect(stateName('ZZ')).toBe('ZZ');
});
