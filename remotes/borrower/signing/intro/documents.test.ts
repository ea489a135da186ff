import { expect, test } from '@jest/globals';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { documentsToSign } from './documents.ts';

const listed = (discounts: string[]) =>
  documentsToSign(
    {
      property: { occupancyType: 'HOME', state: 'CO' },
      selectedOffer: { discounts, payoffAccountIds: [] },
    } as unknown as Heloc,
    [],
    ((key: string) => key) as never,
  ).map(({ key }) => key);

test.each([
  [[], false],
  [['CREDIT_UNION'], false],
  [['AUTOPAY'], true],
  [['ALL_IN'], true],
])('with the discounts %j the authorization of automatic payments is signed: %s', (discounts, isListed) => {
  expect(listed(discounts).includes('autopay')).toBe(isListed);
});
