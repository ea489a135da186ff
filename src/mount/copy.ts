import type { BrandBundle } from '#src/brand/bundle.ts';
import { defineCopy, fillCopy } from '#src/brand/copy.tsx';
import { FAILURE_TEXTS } from '#src/embed/failureTexts.ts';

export const failureCopy = defineCopy('load-failed', FAILURE_TEXTS);

/** Said by single-spa, which knows of no organisation. */
export const RELOAD = 'We could not load the application. Please reload the page.';

/** The words of an organisation for what cannot be shown, filled in. */
export function failureTexts(bundle: BrandBundle, phone = '') {
  const t = fillCopy(bundle, failureCopy);
  return { tryAgain: t('tryAgain'), tryAgainOrCall: t('tryAgainOrCall', { phone }), again: t('again') };
}
