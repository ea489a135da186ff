import type { BrandBundle } from '#src/brand/bundle.ts';
import { defineCopy, fillCopy } from '#src/brand/copy.tsx';
import { FAILURE_TEXTS } from '#src/embed/failureTexts.ts';
import type { ErrorCode } from '#src/platform/errorCodes.ts';

const failureCopy = defineCopy('load-failed', {
  ...FAILURE_TEXTS,
  originRefused: 'This application cannot be used on this page. Call us at {phone}.',
  answerNotFresh:
    'This page gets information that is out of date, so we stopped here. What you sent is safe. Close all tabs of this site and open it again, or call {phone}.',
});

/** What has words of its own. */
const OWN_TEXTS = { 'origin-refused': 'originRefused', 'answer-not-fresh': 'answerNotFresh' } as const;

/** The words of an organisation for what cannot be shown, filled in. */
export function failureTexts(bundle: BrandBundle, phone = '', code?: ErrorCode) {
  const t = fillCopy(bundle, failureCopy);
  const key = OWN_TEXTS[code as keyof typeof OWN_TEXTS] ?? 'tryAgainOrCall';
  return { tryAgain: t('tryAgain'), tryAgainOrCall: t(key, { phone }), again: t('again') };
}
