import { FAILURE_TEXTS } from './failureTexts.ts';

/** Of our own, by which it is told from what the page has there. */
export const FAILURE = 'heloc-failure';

type FailureTexts = Record<'tryAgain' | 'tryAgainOrCall' | 'again', string>;

/**
 * What a person sees when the application cannot be shown: whom to call, and a way to try again. Text nodes and
 * CSSOM only, so that it works before any style or library has loaded and under any policy.
 */
export function showFailure(
  parent: Element,
  phone: string | undefined,
  retry: () => Promise<unknown>,
  texts: FailureTexts = FAILURE_TEXTS,
): void {
  const box = document.createElement(FAILURE);
  const again = document.createElement('button');
  box.role = 'alert';
  for (const { style } of [box, again]) {
    style.cssText = 'all:initial;display:block;font:16px/2 sans-serif;border:1px solid;padding:8px';
  }
  box.append(phone ? texts.tryAgainOrCall.replace('{phone}', phone) : texts.tryAgain, again);
  again.append(texts.again);
  again.onclick = () => {
    box.remove();
    retry().catch(() => {});
  };
  parent.append(box);
}
