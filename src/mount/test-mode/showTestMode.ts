import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy } from '#src/brand/copy.tsx';
import { whenIdle } from '#src/platform/whenIdle.ts';
import type { ResolvedOptions } from '../options.ts';
import type { Surface } from '../surface.ts';
import { showRibbon } from './showRibbon.ts';

/**
 * Says, once the page has nothing better to do, that the mount is in test mode.
 *
 * @returns takes that off the page
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
