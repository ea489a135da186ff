import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import type { Message } from '#src/brand/copy.tsx';
import { addressSchema } from './schema.ts';
import { type AddressValue, fromAddress, toAddress } from './value.ts';

const oak = { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };

async function problems(value: AddressValue, rules?: Parameters<typeof addressSchema>[0]) {
  try {
    await object({ home: addressSchema(rules) }).validate({ home: value }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; errors: unknown[] }[] };
    return Object.fromEntries(inner.map(({ path, errors }) => [path, (errors[0] as Message).key]));
  }
}

describe('searched for', () => {
  const NOT_FOUND = { 'home.street1': 'property-address-invalid' };

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

  it('says why a post-office box is refused, where it is', async () => {
    const BOX = { 'home.street1': 'post-office-box' };
    expect(await problems({ text: 'PO Box 12' })).toEqual(BOX);
    expect(await problems({ text: 'P.O. Box 12, Austin, TX 78701' })).toEqual(BOX);
    expect(await problems({ ...oak, street1: 'Post Office Box 12', manual: true })).toEqual(BOX);
    expect(await problems({ text: 'P.O. Box 12, Austin, TX 78701' }, { use: 'mailing' })).toEqual({});
  });

  it('says in the one box what is wrong with a part', async () => {
    expect(await problems({ text: '1 Calle Sol, San Juan, PR 00901' })).toEqual({
      'home.street1': 'state-invalid',
    });
    expect(await problems({ text: '1 Calle Sol, San Juan, PR 00901' }, { use: 'mailing' })).toEqual({});
    expect(await problems({ text: '1 Elk St, Albany, NY 12207' }, { regulatorReview: true })).toEqual({
      'home.street1': 'state-not-available',
    });
  });
});

describe('typed by field', () => {
  it('says what is wrong with each', async () => {
    expect(await problems({ manual: true })).toEqual({
      'home.street1': 'street-missing',
      'home.city': 'city-invalid',
      'home.state': 'state-length',
      'home.zip': 'zip-invalid',
    });
  });

  it.each([
    [{ city: 'Austin 3' }, { 'home.city': 'city-invalid' }],
    [{ state: 'Texas' }, { 'home.state': 'state-length' }],
    [{ state: 'ZZ' }, { 'home.state': 'state-invalid' }],
    [{ zip: '7870' }, { 'home.zip': 'zip-invalid' }],
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
