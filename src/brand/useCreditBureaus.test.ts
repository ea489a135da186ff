import { expect, test } from '@jest/globals';
import { BUREAU_FACTS } from '#src/domain/person/creditBureaus.ts';
import { readBrand } from '#src/testing/brand.ts';
import { creditBureausOf } from './useCreditBureaus.ts';

test('what a brand says of a bureau takes the place of what is known, field by field', async () => {
  const { brand } = await readBrand();
  const creditBureaus = {
    EXPERIAN: {
      phone: '(800) 555-0142',
      url: 'https://freeze.example/',
      name: undefined,
      site: undefined,
      address: undefined,
    },
    EQUIFAX: undefined,
    TRANSUNION: undefined,
  };
  expect(creditBureausOf({ ...brand, creditBureaus })).toEqual({
    ...BUREAU_FACTS,
    EXPERIAN: { ...BUREAU_FACTS.EXPERIAN, phone: '8005550142', url: 'https://freeze.example/' },
  });
  expect(creditBureausOf(brand)).toEqual(BUREAU_FACTS);
});
