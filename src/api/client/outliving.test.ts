import { expect, jest, test } from '@jest/globals';

/** As each remote of a page has it. */
function copies(): typeof import('./outliving.ts')[] {
  return [0, 1].map(() => {
    let copy!: typeof import('./outliving.ts');
    jest.isolateModules(() => {
      copy = jest.requireActual('./outliving.ts');
    });
    return copy;
  });
}

test.each([
  ['nine at a time', Array(12).fill(500), [...Array(9).fill(true), false, false, false]],
  ['less than 60 kB at a time', [25_000, 25_000, 25_000, 5000], [true, true, false, true]],
])('what outlives a page is %s, of all mounts together', (_, sizes: number[], expected) => {
  const page = copies();
  const taken = sizes.map((bytes, index) => page[index % 2]?.reserveOutliving(bytes));
  expect(taken.map(Boolean)).toEqual(expected);
  // Once they are answered there is room again.
  for (const giveBack of taken) giveBack?.();
  const all = page[1]?.reserveOutliving(59_999);
  expect(all).toBeDefined();
  all?.();
});
