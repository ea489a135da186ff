import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { array } from 'yup';
import { bannerSchema } from '#src/api/contract/banners.ts';
import { isBannerList } from './isBannerList.ts';

const BANNER = {
  uuid: 'a',
  message: 'Closed on Monday.',
  apps: ['heloc'],
  orgs: ['LENDER_A'],
  variant: 'info',
  active: true,
  dismissable: false,
  metadata: { createdAt: '2026-11-01', updatedAt: null },
};
const LIST = array(bannerSchema()).required();
const FIELDS = [...Object.keys(BANNER), 'later'];
const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', 0, true, [], {}, [''], ['x'], ['x', 1], [null]),
  fc.record({
    createdAt: fc.constantFrom(null, undefined, '', 'x', 1),
    updatedAt: fc.constantFrom('x', 1, {}),
  }),
  fc.jsonValue({ maxDepth: 2 }),
);
/** A banner with something else in one of its fields, or without it. */
const changed = fc
  .tuple(fc.constantFrom(...FIELDS), odd)
  .map(([field, value]) => ({ ...BANNER, [field]: value }));

test('says the same as the contract', () => {
  const list = fc.oneof(fc.array(fc.oneof(changed, fc.constant(BANNER), odd), { maxLength: 3 }), odd);
  fc.assert(
    fc.property(list, (value) => expect(isBannerList(value)).toBe(LIST.isValidSync(value, { strict: true }))),
    { numRuns: 2000 },
  );
  expect(isBannerList([BANNER])).toBe(true);
});
