import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import { whenIdle } from '#src/platform/whenIdle.ts';
import type { ResolvedOptions } from '../options.ts';
import type { Surface } from '../surface.ts';
import { showRibbon } from './showRibbon.ts';

/**
 * Shows, once the browser is idle, that the mount is in test mode.
 *
 * @returns removes it again
 */
export function showTestMode(
  target: Element,
  { container }: Surface,
  { assetBaseUrl, nonce }: ResolvedOptions,
  bundle: BrandBundle,
): () => void {
  let hide = () => {};
  const cancel = whenIdle(() => {
    const testInputsUrl = `${assetBaseUrl}/themes/test-inputs.json`;
    hide = showRibbon(
      { target, theme: container, testInputsUrl, fill: (copy) => fillCopy(bundle, copy) },
      nonce,
    );
  });
  return () => {
    cancel();
    hide();
  };
}
