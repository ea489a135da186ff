import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import { copy } from './copy.ts';
import { fileSizeText } from './fileSizeText.ts';

const bundle = {
  copy: {},
  brand: { companyInfo: { legal: {}, regulator: {} } },
} as unknown as BrandBundle;
const shown = (bytes: number) => fileSizeText(fillCopy(bundle, copy), bytes);

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1500, '1.5 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [1_234_567, '1.2 MB'],
  [20_000_000, '20 MB'],
  [2_500_000_000, '2,500 MB'],
  [2_500_500_000, '2,500.5 MB'],
  [-1, ''],
  [Number.NaN, ''],
])('%d bytes read %p', (bytes, text) => {
  expect(shown(bytes)).toBe(text);
});

it('is off by no more than half of the last digit shown, and never reads 1000 of a unit that has a larger one', () => {
  const size = { bytes: 1, byte: 1, KB: 1000, MB: 1_000_000 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000_000 }), (bytes) => {
      const [number = '', unit = 'bytes'] = shown(bytes).split(' ');
      const count = Number(number.replaceAll(',', ''));
      const scale = size[unit as keyof typeof size];
      expect(Math.abs(count * scale - bytes)).toBeLessThanOrEqual(scale === 1 ? 0 : scale / 20 + 1e-3);
      if (unit !== 'MB') expect(count).toBeLessThan(1000);
    }),
  );
});
