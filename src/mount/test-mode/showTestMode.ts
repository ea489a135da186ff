import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import type { ResolvedOptions } from '../options.ts';
import type { Surface } from '../surface.ts';
import { showRibbon } from './showRibbon.ts';

/** Shows that the mount is in test mode. @returns removes it again */
export function showTestMode(
  target: Element,
  { container }: Surface,
  { assetBaseUrl, nonce }: ResolvedOptions,
  bundle: BrandBundle,
): () => void {
  const testInputsUrl = `${assetBaseUrl}/themes/test-inputs.json`;
  return showRibbon(
    { target, theme: container, testInputsUrl, fill: (copy) => fillCopy(bundle, copy) },
    nonce,
  );
}
