/**
 * Messages for when nothing can be shown. The loader uses these, as no organisation's copy is loaded yet; a mounted remote
 * uses the organisation's.
 */
export const FAILURE_TEXTS = {
  tryAgain: 'We could not load the application. Try again.',
  tryAgainOrCall: 'We could not load the application. Try again, or call {phone}.',
  again: 'Try again',
} as const;
