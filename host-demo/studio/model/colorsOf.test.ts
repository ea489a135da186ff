import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { failures } from '#src/brand/solver/check.ts';
import { derive } from '#src/brand/solver/derive.ts';
import { colorsIn, colorsOf, type Pixels, PROPOSALS, proposals, proposalsOf } from './colorsOf.ts';

/** A picture of stripes, each so many pixels of a colour; `undefined` is seen through. */
function picture(...stripes: readonly (readonly [color: string | undefined, pixels: number])[]): Pixels {
  const data = stripes.flatMap(([color, pixels]) => {
    const parts = color ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) : [0, 0, 0];
    return Array.from({ length: pixels }, () => [...parts, color ? 255 : 0]).flat();
  });
  return { data, width: data.length / 4, height: 1 };
}

describe('colours of a picture', () => {
  test('are found to the digit, greys apart, and what is seen through is none', () => {
    const logo = picture(
      [undefined, 500],
      ['#FFFFFF', 300],
      ['#7A3E9D', 120],
      ['#2E7D6B', 60],
      ['#222222', 80],
    );
    const found = colorsOf(logo);
    expect(found.map(({ hex }) => hex)).toEqual(['#FFFFFF', '#7A3E9D', '#222222', '#2E7D6B']);
    expect(found[1]?.share).toBeCloseTo(120 / 560);
    expect(proposals(found)[0]).toEqual({ primary: '#7A3E9D', accent: '#2E7D6B' });
  });

  test('that are smoothed at their edges are those of the surfaces', () => {
    const edges = Array.from({ length: 20 }, (_, index): [string, number] => [
      `#${[0x7a, 0x3e, 0x9d]
        .map((part) =>
          Math.round(part + ((255 - part) * index) / 20)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')
        .toUpperCase()}`,
      1,
    ]);
    const [first] = proposals(colorsOf(picture(['#FFFFFF', 200], ['#7A3E9D', 200], ...edges)));
    expect(first?.primary).toBe('#7A3E9D');
  });

  test('are the same in any order of the pixels', () => {
    const stripes: [string, number][] = [
      ['#FFFFFF', 30],
      ['#7A3E9D', 12],
      ['#2E7D6B', 12],
      ['#222222', 8],
    ];
    expect(colorsOf(picture(...stripes.toReversed()))).toEqual(colorsOf(picture(...stripes)));
  });

  test('of nothing, of greys, and of one colour still give five proposals', () => {
    for (const pixels of [
      picture(),
      picture([undefined, 9]),
      picture(['#808080', 9], ['#FFFFFF', 9]),
      picture(['#7A3E9D', 9]),
      picture(['#000000', 9]),
      picture(['#FFFFFF', 9]),
      picture(['#010203', 9]),
    ]) {
      const five = proposals(colorsOf(pixels));
      expect(new Set(five.map(({ primary, accent }) => primary + accent)).size).toBe(PROPOSALS);
    }
  });

  test('give proposals that pass every row, whatever the picture', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(color, fc.integer({ min: 1, max: 40 })), { maxLength: 8 }), (stripes) => {
        const five = proposals(colorsOf(picture(...stripes)));
        expect(five).toHaveLength(PROPOSALS);
        const [seeds] = five;
        if (!seeds) return;
        const { tokens } = derive(seeds, { scheme: 'light' });
        expect(failures(tokens, 'light')).toEqual([]);
        expect(derive({ ...seeds }, { scheme: 'light' }).tokens).toEqual(tokens);
      }),
      { numRuns: 30 },
    );
  });

  test('of a screenshot are found in well under a second', () => {
    const data = new Uint8ClampedArray(1_000 * 1_000 * 4).map((_, index) =>
      index % 4 === 3 ? 255 : Math.imul(index, 2654435761) >>> 24,
    );
    const began = performance.now();
    colorsOf({ data, width: 1_000, height: 1_000 });
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

test('colours that were typed or pasted are found in any form', () => {
  expect(
    colorsIn(
      'Primary: #7A3E9D; secondary 2e7d6b, rgb(255 0 0) hsl(150, 100%, 25%) and white, oklch(0.5 0.1 160)',
    ),
  ).toEqual(['#7A3E9D', '#2E7D6B', '#FF0000', '#008040', '#FFFFFF', expect.stringMatching(/^#[0-9A-F]{6}$/)]);
  expect(colorsIn('url(https://x.example) none currentColor')).toEqual([]);
  expect(colorsIn('x'.repeat(100_000))).toEqual([]);
  expect(proposalsOf(['#7A3E9D', '#2E7D6B'])[0]).toEqual({ primary: '#7A3E9D', accent: '#2E7D6B' });
});
