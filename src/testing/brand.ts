import type { BrandBundle } from '#src/brand/bundle.ts';
import { emitted, testBundle } from '../../themes/testBundles.ts';

/** An organisation's real data, as the build serves it; without a code the main brand's. */
export async function readBrand(org?: string): Promise<BrandBundle> {
  return testBundle(org ?? (await emitted()).index.main);
}
