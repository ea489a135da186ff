import { expect, test } from '@jest/globals';
import { incomeSourceOf, subDecisionOf } from './applicationEnums.ts';

/** docs/rules.md#closed-lists */
test.each([
  ['VERIFIED_OFFER', 'VERIFIED_OFFER'],
  ['UNKNOWN_SUBDECISION', 'UNKNOWN_SUBDECISION'],
  ['FROM_THE_FUTURE', 'UNKNOWN_SUBDECISION'],
  ['verified_offer', 'UNKNOWN_SUBDECISION'],
  [null, undefined],
  [undefined, undefined],
])('the sub-decision %s is %s', (value, expected) => {
  expect(subDecisionOf(value)).toBe(expected);
});

test.each([
  ['EMPINFO', 'EMPINFO'],
  ['MANUAL_PAYSTUB', 'MANUAL_PAYSTUB'],
  ['PLAID_TRANSACTIONS', 'PLAID_TRANSACTIONS'],
  ['POINTSERV_TAX', 'POINTSERV'],
  ['TRUV_PAYROLL', 'TRUV'],
  ['TRUV_TAX', 'TRUV_TAX'],
  ['OTHER', 'OTHER'],
  ['TRUVEST', 'UNKNOWN'],
  ['FROM_THE_FUTURE', 'UNKNOWN'],
])('the income source %s is %s', (value, expected) => {
  expect(incomeSourceOf(value)).toBe(expected);
});
