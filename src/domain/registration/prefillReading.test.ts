import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IsoDate } from '../dates/dates.ts';
import { addressFieldProblem } from '../property/address.ts';
import { readPrefill, readPrefillQuery } from './prefillReading.ts';

const RULES = { today: '2026-11-21' as IsoDate, allowDigits: false };
const FULL = {
  income: 145_000,
  otherIncome: '12,000',
  employmentType: 'SELF_EMPLOYED',
  propertyAddress: {
    street1: '7 Lakeshore Dr',
    street2: 'Unit 2',
    city: 'McCall',
    state: 'id',
    zip: '83638-1234',
    occupancyType: 'SECONDARY',
  },
  homeAddress: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
  name: { firstName: 'Ana', middleName: 'Luisa', lastName: "O'Rivera", suffix: 'Jr.' },
  dob: '1984-04-12',
  isListedForSale: false,
};
const ANSWERS = {
  income: { income: '145000', otherIncome: '12000', employmentType: 'SELF_EMPLOYED' },
  propertyAddress: { ...FULL.propertyAddress, state: 'ID', zip: '83638' },
  homeAddress: FULL.homeAddress,
  name: { ...FULL.name, suffix: 'JR' },
  dob: FULL.dob,
  isListedForSale: FULL.isListedForSale,
};

const query = (name: string, value: string) => `?${new URLSearchParams({ org: 'ONE', [name]: value })}`;
const read = (value: unknown, name = 'userData') =>
  readPrefillQuery(query(name, JSON.stringify(value)), RULES);
const base64url = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

describe('what a link may carry', () => {
  it.each(['userData', 'state'])('%s fills in everything that it names', (name) => {
    expect(read(FULL, name)).toEqual(ANSWERS);
  });

  it.each([
    ['JSON', JSON.stringify],
    ['JSON, encoded twice', (value: unknown) => encodeURIComponent(JSON.stringify(value))],
    ['base64url', (value: unknown) => base64url(JSON.stringify(value))],
    ['base64', (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64')],
  ])('%s is understood', (_, encode) => {
    const name = { firstName: 'Zoë', lastName: 'Núñez' };
    expect(readPrefillQuery(query('userData', encode({ ...FULL, name })), RULES)).toEqual({
      ...ANSWERS,
      name,
    });
  });

  it('takes the income nested as well, and the short name of the flag', () => {
    expect(read({ income: { income: '90000', employmentType: 'RETIRED' }, forSale: true })).toEqual({
      income: { income: '90000', employmentType: 'RETIRED' },
      isListedForSale: true,
    });
  });

  it('takes from both, userData first', () => {
    const search = `${query('state', JSON.stringify({ dob: '1970-01-01', income: 5 }))}&${query(
      'userData',
      JSON.stringify({ dob: '1984-04-12' }),
    ).slice(1)}`;
    expect(readPrefillQuery(search, RULES)).toEqual({ dob: '1984-04-12', income: { income: '5' } });
  });

  it('takes a last name with a digit where such accounts are made', () => {
    const link = query('userData', JSON.stringify({ name: { firstName: 'Ana', lastName: 'Rivera2' } }));
    expect(readPrefillQuery(link, { ...RULES, allowDigits: true }).name?.lastName).toBe('Rivera2');
    expect(readPrefillQuery(link, RULES).name).toEqual({ firstName: 'Ana' });
  });

  it('takes a text in plain characters', () => {
    expect(
      read({
        income: '１４５,０００',
        name: { firstName: '\u200bAna\ufeff', lastName: 'O’Rivera‑Paz' },
        homeAddress: { street1: '12\u00a0Alder Way', zip: '８３７０２‑１２３４' },
      }),
    ).toMatchObject({
      income: { income: '145000' },
      name: { firstName: 'Ana', lastName: "O'Rivera-Paz" },
      homeAddress: { street1: '12 Alder Way', zip: '83702' },
    });
  });

  it('takes neither email nor phone', () => {
    expect(read({ email: 'a@example.com', phoneNumber: '2085550142' })).toEqual({});
  });
});

describe('what is wrong is dropped by itself', () => {
  it.each<[string, object, object]>([
    ['a negative income', { income: -1 }, { income: undefined }],
    ['an income beyond the limit', { income: 10_000_000 }, { income: undefined }],
    ['an income that is no amount', { income: '12abc' }, { income: undefined }],
    ['an unknown employment', { employmentType: 'ASTRONAUT' }, { employmentType: undefined }],
    ['an employment that cannot apply', { employmentType: 'UNEMPLOYED' }, { employmentType: undefined }],
  ])('%s', (_, changes, lost) => {
    expect(read({ ...FULL, ...changes })).toEqual({ ...ANSWERS, income: { ...ANSWERS.income, ...lost } });
  });

  it.each([
    ['1984-02-30'],
    ['2010-01-01'],
    ['2030-01-01'],
    ['0001-01-01'],
    ['yesterday'],
    [19_840_412],
    [{ year: 1984 }],
  ])('a date of birth %j', (dob) => {
    const { dob: _, ...rest } = ANSWERS;
    expect(read({ ...FULL, dob })).toEqual(rest);
  });

  it.each([['yes'], [1], [null], [[]]])('a flag %j', (isListedForSale) => {
    const { isListedForSale: _, ...rest } = ANSWERS;
    expect(read({ ...FULL, isListedForSale })).toEqual(rest);
  });

  it('a part of a name, or of an address', () => {
    const { name, propertyAddress } = FULL;
    expect(
      read({
        ...FULL,
        name: { ...name, middleName: '<b>', suffix: 'Esq' },
        propertyAddress: { ...propertyAddress, state: 'XX', zip: '1', occupancyType: 'CASTLE' },
      }),
    ).toEqual({
      ...ANSWERS,
      name: { firstName: 'Ana', lastName: "O'Rivera" },
      propertyAddress: { street1: '7 Lakeshore Dr', street2: 'Unit 2', city: 'McCall' },
    });
  });

  it('an address without its street, but not who lives there', () => {
    const { street1: _, ...rest } = FULL.propertyAddress;
    expect(read({ propertyAddress: rest })).toEqual({ propertyAddress: { occupancyType: 'SECONDARY' } });
  });

  it.each([
    ['too long', 'A'.repeat(101)],
    ['unseen characters', 'Ana\u202eareviR'],
    ['a control character', 'Ana\u0000'],
    ['script', '<script>alert(1)</script>'],
  ])('a first name with %s', (_, firstName) => {
    expect(read({ name: { firstName, lastName: 'Rivera' } })).toEqual({ name: { lastName: 'Rivera' } });
  });
});

describe('junk', () => {
  it.each([
    '',
    'CA',
    'null',
    '"text"',
    '5',
    '[]',
    '[{"dob":"1984-04-12"}]',
    '{',
    '%',
    '%7B',
    '\u0000',
    'e30',
  ])('says nothing: %s', (value) => expect(readPrefillQuery(query('userData', value), RULES)).toEqual({}));

  it('says nothing when it is longer than a link may be', () => {
    expect(read({ ...FULL, padding: 'x'.repeat(9000) })).toEqual({});
    expect(readPrefillQuery(query('userData', '['.repeat(8000)), RULES)).toEqual({});
  });

  it('does not reach into prototypes', () => {
    const text =
      '{"__proto__":{"dob":"1984-04-12","polluted":1},"constructor":{"prototype":{"polluted":1}},' +
      '"name":{"__proto__":{"firstName":"Eve","lastName":"Moor"}}}';
    expect(readPrefillQuery(query('userData', text), RULES)).toEqual({});
    expect({}).not.toHaveProperty('polluted');
    expect(readPrefill(Object.create({ dob: '1984-04-12' }), RULES)).toEqual({});
  });

  it('never throws, whatever the text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map(base64url),
      fc.json().map(encodeURIComponent),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(typeof readPrefillQuery(query('userData', text), RULES)).toBe('object');
        expect(typeof readPrefillQuery(`?userData=${text}`, RULES)).toBe('object');
      }),
    );
  });

  it('whatever the values: what is kept passes the rules, what was right stays', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom('NY', 'Boise', '83702', '12 Oak St', 'HOME', 'JR', '1984-04-12', 'FULL_TIME', '5000'),
    );
    const some = <T extends object>(shape: T) =>
      fc.record(Object.fromEntries(Object.keys(shape).map((key) => [key, anything])), { requiredKeys: [] });
    const raw = fc.record(
      {
        propertyAddress: fc.oneof(anything, some(FULL.propertyAddress)),
        homeAddress: fc.oneof(anything, some(FULL.propertyAddress)),
        name: fc.oneof(anything, some(FULL.name)),
        income: fc.oneof(anything, some({ income: 1, otherIncome: 1, employmentType: 1 })),
        dob: anything,
        isListedForSale: anything,
        email: anything,
        phoneNumber: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(raw, (value) => {
        const found = readPrefill(value, RULES);
        const again = readPrefill(JSON.parse(JSON.stringify(found)), RULES);
        expect(again).toEqual(found);
        for (const field of ['street1', 'city', 'state', 'zip'] as const) {
          const part = found.propertyAddress?.[field];
          if (part !== undefined) expect(addressFieldProblem(field, part)).toBeUndefined();
        }
      }),
    );
  });
});
