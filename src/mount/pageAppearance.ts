import type { BrandBundle } from '#src/brand/bundle.ts';
import { acquireFonts, addFallbacks } from '#src/brand/fonts.ts';
import { createTitleController, type TitleController } from '#src/brand/pageIdentity.ts';
import { nextFrame } from './early/nextFrame.ts';

/** What of an organisation's looks stands outside of a mount's element: the page's title and the fonts. The icon can wait. */
export interface PageAppearance {
  readonly title: TitleController;
  /** Fonts never hold up the first paint: they are asked for once that has been. */
  showFonts(): void;
  /** Another organisation. What both have stays without a gap. */
  change(bundle: BrandBundle): void;
  /** Puts back what was there before, unless other code has changed it since. */
  release(): void;
}

/** @param isOurs whether the page is ours to name */
export function acquirePageAppearance(
  document: Document,
  bundle: BrandBundle,
  isOurs: boolean,
): PageAppearance {
  const title = createTitleController(document, {
    enabled: isOurs,
    shortName: bundle.brand.companyInfo.shortName,
  });
  let current = bundle;
  let releaseFallbacks = addFallbacks(bundle, document);
  let releaseFonts: (() => void) | undefined;
  let isReleased = false;
  function changeFonts(next: BrandBundle) {
    // There may be yet another one by then.
    if (isReleased || current !== next) return;
    const releaseBefore = releaseFonts;
    releaseFonts = acquireFonts(next, document);
    releaseBefore?.();
  }
  return {
    title,
    showFonts() {
      releaseFonts ??= acquireFonts(current, document);
    },
    change(next) {
      current = next;
      const releaseBefore = releaseFallbacks;
      releaseFallbacks = addFallbacks(next, document);
      title.setShortName(next.brand.companyInfo.shortName);
      // What goes with them is not seen in this frame, and makes the page be laid out anew.
      void nextFrame().then(() => {
        releaseBefore();
        if (releaseFonts) changeFonts(next);
      });
    },
    release() {
      isReleased = true;
      title.restore();
      releaseFallbacks();
      releaseFonts?.();
    },
  };
}
