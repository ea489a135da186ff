import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { failures } from './check.ts';
import { contrast, paint, toHex, toLch } from './color.ts';
import { derive } from './derive.ts';
import { COLOR_TOKENS } from './pairs.ts';
import type { Scheme } from './settle.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const EXTREMES = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits) => `#${[4, 2, 1].map((bit) => (bits & bit ? 'FF' : '00')).join('')}`,
  ),
  '#767676',
  '#767600',
  '#E6FF00',
  '#F4EFE3',
  '#1B1F24',
  '#8B0000',
  '#00E5FF',
];

describe('colours', () => {
  it('are the same after OKLCH and back', () => {
    fc.assert(fc.property(color, (hex) => expect(paint(toLch(hex))).toBe(hex)));
    expect(toHex('#fa0')).toBe('#FFAA00');
    expect(toHex('#12241AB3')).toBe('#12241A');
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  });
});

describe('derive', () => {
  const holds = (primary: string, accent: string, scheme: Scheme, more?: 'more') => {
    const { tokens } = derive({ primary, accent }, { scheme, contrast: more });
    const poor = failures(tokens, scheme, more).map(
      ({ foreground, background, ratio, least }) => `${foreground} on ${background} ${ratio} < ${least}`,
    );
    expect({ primary, accent, scheme, poor }).toEqual({ primary, accent, scheme, poor: [] });
    if (!more) expect(tokens['color-primary']).toBe(primary);
    expect(Object.keys(tokens)).toEqual(COLOR_TOKENS);
  };

  it('meets every row for every pair of extremes, in both schemes and with more contrast', () => {
    for (const primary of EXTREMES)
      for (const accent of EXTREMES)
        for (const scheme of SCHEMES) {
          holds(primary, accent, scheme);
          holds(primary, accent, scheme, 'more');
        }
  });

  it('meets every row for any two colours', () => {
    fc.assert(
      fc.property(
        color,
        color,
        fc.constantFrom(...SCHEMES),
        fc.constantFrom(undefined, 'more' as const),
        holds,
      ),
      { numRuns: 500 },
    );
  });

  it('gives the same for the same, and is not moved by what it made before', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(...SCHEMES), (primary, accent, scheme) => {
        const first = derive({ primary, accent }, { scheme });
        derive({ primary: accent, accent: primary }, { scheme, contrast: 'more' });
        expect(derive({ primary, accent }, { scheme })).toEqual(first);
        expect(derive({ primary: primary.toLowerCase(), accent }, { scheme }).tokens).toEqual(first.tokens);
      }),
      { numRuns: 30 },
    );
  });
});
