import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IsoDate } from '../dates/dates.ts';
import { money } from '../money/money.ts';
import { carriesPrefill, fillGaps, onlyPrefill, type Prefill, withoutPrefill } from './prefill.ts';

const ADDRESS = { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };
const OTHER = { street1: '9 Elm Rd', city: 'Boise', state: 'ID', zip: '83702' };

describe('filling gaps', () => {
  it('leaves what is held alone and adds what is not', () => {
    const held: Prefill = { name: { firstName: 'Ana' }, dob: '1984-04-12' as IsoDate };
    const more: Prefill = { name: { firstName: 'Bea', lastName: 'Lund' }, email: 'bea@example.com' };
    expect(fillGaps(held, more)).toEqual({ ...held, email: 'bea@example.com' });
  });

  it('never mixes two addresses, but adds who lives there', () => {
    expect(fillGaps({ propertyAddress: { street1: '1 Ash Way' } }, { propertyAddress: ADDRESS })).toEqual({
      propertyAddress: { street1: '1 Ash Way' },
    });
    expect(
      fillGaps(
        { propertyAddress: { occupancyType: 'SECONDARY' } },
        { propertyAddress: { ...OTHER, occupancyType: 'HOME' } },
      ),
    ).toEqual({ propertyAddress: { ...OTHER, occupancyType: 'SECONDARY' } });
  });

  it('completes the parts of an income', () => {
    expect(
      fillGaps(
        { income: { income: undefined, employmentType: 'RETIRED' } },
        { income: { income: money(90_000), employmentType: 'FULL_TIME' } },
      ),
    ).toEqual({ income: { income: '90000', employmentType: 'RETIRED' } });
  });

  it('changes nothing when there is nothing, and a "no" is an answer', () => {
    const held: Prefill = { isListedForSale: false, propertyAddress: ADDRESS };
    expect(fillGaps(held, {})).toEqual(held);
    expect(fillGaps(held, { isListedForSale: true })).toEqual(held);
  });
});

const OBJECT = encodeURIComponent('{"dob":"1984-04-12"}');
const HERE = 'registration';

describe('the address of a page', () => {
  it('loses the answers and nothing else, letter by letter', () => {
    const search = `?org=ONE&userData=%7B%7D&utm_campaign=a+b%20c&state=${OBJECT}&x`;
    expect(withoutPrefill(search, HERE)).toBe('?org=ONE&utm_campaign=a+b%20c&x');
    expect(withoutPrefill('?userData=%7B%7D', HERE)).toBe('');
    expect(withoutPrefill('', HERE)).toBe('');
  });

  it.each(['?userData=x', `?a=1&state=${OBJECT}`, '?%75serData=x', `?state=${btoa('{}')}`])(
    'carries answers: %s',
    (search) => {
      expect(carriesPrefill(search, HERE)).toBe(true);
      expect(carriesPrefill(withoutPrefill(search, HERE), HERE)).toBe(false);
    },
  );

  it.each(['', '?', '?org=ONE', '?userDataX=1', '?x=userData'])('carries none: %s', (search) => {
    expect(carriesPrefill(search, HERE)).toBe(false);
  });

  it.each([
    '?state=CA',
    '?state=x',
    '?state',
    '?state=[1]',
    '?state=null',
    '?state=12',
    `?code=4&state=${OBJECT}`,
  ])('leaves what belongs to the host: %s', (search) => {
    expect(carriesPrefill(search, HERE)).toBe(false);
    expect(withoutPrefill(`${search}&userData=1`, HERE)).toBe(search);
  });

  it('takes no state for answers outside registration', () => {
    expect(withoutPrefill(`?state=${OBJECT}&userData=1`, 'other-page')).toBe(`?state=${OBJECT}`);
  });

  it('is split without a rest', () => {
    const name = fc.constantFrom('userData', 'state', 'code', 'org', 'utm_source', 'x');
    const value = fc.oneof(fc.string(), fc.constantFrom('{}', '{"dob":"1984-04-12"}'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const search = `?${new URLSearchParams(pairs)}`;
        const both = new URLSearchParams(
          [withoutPrefill(search, HERE).slice(1), onlyPrefill(search, HERE)].filter(Boolean).join('&'),
        );
        expect([...both].sort()).toEqual([...new URLSearchParams(pairs)].sort());
        expect(carriesPrefill(withoutPrefill(search, HERE), HERE)).toBe(false);
      }),
    );
  });
});
