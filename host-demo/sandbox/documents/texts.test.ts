import { expect, test } from '@jest/globals';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { terms } from './texts.ts';

test('rates in documents are those of the screens', () => {
  const figures = terms({
    rate: 11.75,
    rateType: 'FIXED',
    selectedOffer: { originationFeeAmount: 2495, originationFee: 0.0499 },
  } as unknown as Heloc).figures;
  expect(figures).toContainEqual(['Annual percentage rate (APR)', '11.75%']);
  expect(figures).toContainEqual(['Origination fee', '$2,495.00 (4.99%)']);
});
