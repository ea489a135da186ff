import { expect, test } from '@jest/globals';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { terms } from './texts.ts';

const line = (productType: string) =>
  ({
    productType,
    rate: 11.75,
    rateType: 'FIXED',
    term: 15,
    selectedOffer: { originationFeeAmount: 2495, originationFee: 0.0499, totalAmount: 52_495 },
    dates: {},
    auditFields: { createdDate: '2026-11-22T18:00:00.000Z' },
  }) as unknown as Heloc;

test('rates in documents are those of the screens', () => {
  const { figures } = terms(line('HELOC'));
  expect(figures).toContainEqual(['Annual percentage rate (APR)', '11.75%']);
  expect(figures).toContainEqual(['Origination fee', '$2,495.00 (4.99%)']);
});

test('documents tell of the principal that interest-only payments leave', () => {
  const due = ['Due at maturity 11/22/2041', '$52,495.00'];
  expect(terms(line('SENIOR')).figures).toContainEqual(due);
  expect(terms(line('HELOC')).figures).not.toContainEqual(due);
});
