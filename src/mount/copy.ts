import type { BrandBundle } from '#src/brand/bundle.ts';
import { defineCopy, fillCopy } from '#src/brand/copy.tsx';
import { FAILURE_TEXTS } from '#src/embed/failureTexts.ts';

const failureCopy = defineCopy('load-failed', FAILURE_TEXTS);

/** The words of an organisation for what cannot be shown, filled in. */
export function failureTexts(bundle: BrandBundle, phone = '') {
  const t = fillCopy(bundle, failureCopy);
  return { tryAgain: t('tryAgain'), tryAgainOrCall: t('tryAgainOrCall', { phone }), again: t('again') };
}
