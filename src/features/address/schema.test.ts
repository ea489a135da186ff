import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { addressSchema } from './schema.ts';
import { type AddressValue, fromAddress, toAddress } from './value.ts';

const oak = { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };

async function problems(value: AddressValue, rules?: Parameters<typeof addressSchema>[0]) {
  try {
    await object({ home: addressSchema(rules) }).validate({ home: value }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

describe('searched for', () => {
  const NOT_FOUND = { 'home.street1': 'Please enter a valid property address' };

  it.each([
    ['nothing', {}],
    ['under three characters', { text: '1 ' }],
    ['a single word', { text: 'Oakstreet' }],
    ['a street that was not chosen from the list', { text: '12 Oak St' }],
  ])('refuses %s', async (_, value) => {
    expect(await problems(value)).toEqual(NOT_FOUND);
  });

  it('takes what was chosen, and a complete line that was pasted', async () => {
    expect(await problems({ ...oak, text: '12 Oak St, Austin, TX 78701' })).toEqual({});
    expect(await problems({ text: '12 Oak St, Austin, TX 78701' })).toEqual({});
  });

  it('says in the one box what is wrong with a part', async () => {
    expect(await problems({ text: '1 Calle Sol, San Juan, PR 00901' })).toEqual({
      'home.street1': 'Please enter a valid state',
    });
    expect(await problems({ text: '1 Calle Sol, San Juan, PR 00901' }, { use: 'mailing' })).toEqual({});
    expect(await problems({ text: '1 Elk St, Albany, NY 12207' }, { regulatorReview: true })).toEqual({
      'home.street1':
        "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
    });
  });
});

describe('typed by field', () => {
  it('says what is wrong with each', async () => {
    expect(await problems({ manual: true })).toEqual({
      'home.street1': 'Street address is required',
      'home.city': 'Please enter a valid city name',
      'home.state': 'State must be two characters in length',
      'home.zip': 'Please enter a valid zipcode',
    });
  });

  it.each([
    [{ city: 'Austin 3' }, { 'home.city': 'Please enter a valid city name' }],
    [{ state: 'Texas' }, { 'home.state': 'State must be two characters in length' }],
    [{ state: 'ZZ' }, { 'home.state': 'Please enter a valid state' }],
    [{ zip: '7870' }, { 'home.zip': 'Please enter a valid zipcode' }],
    [{ zip: '78701-1234', city: "Coeur d'Alene" }, {}],
  ])('checks %j', async (change, expected) => {
    expect(await problems({ ...oak, ...change, manual: true })).toEqual(expected);
  });
});

describe('toAddress', () => {
  it('reads either way of typing', () => {
    expect(toAddress({ ...oak, manual: true, state: 'tx', zip: '78701-1234' })).toEqual(oak);
    expect(toAddress({ text: '12 Oak St, Austin, TX 78701' })).toEqual(oak);
    expect(toAddress(fromAddress(oak))).toEqual(oak);
  });

  it('starts empty without an address', () => {
    expect(fromAddress(undefined)).toEqual({});
  });
});
