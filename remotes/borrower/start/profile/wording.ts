import type { TranslateLegal } from '#src/brand/copy.tsx';

/** What is said before the consent is asked for (docs/rules.md#new-york-credit-notice). */
export const noticesBefore = (legal: TranslateLegal, state: string): string[] =>
  state === 'NY' ? [legal('nyFcra')] : [];

/** What the box is about, and last what it says. */
export const consentTexts = (legal: TranslateLegal, state: string): string[] => [
  ...noticesBefore(legal, state),
  legal('softCredit'),
];
