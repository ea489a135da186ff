/**
 * What is said where nothing can be shown: by the loader in these words, since no organisation's are there yet, by what
 * is mounted in the organisation's.
 */
export const FAILURE_TEXTS = {
  tryAgain: 'We could not load the application. Try again.',
  tryAgainOrCall: 'We could not load the application. Try again, or call {phone}.',
  again: 'Try again',
} as const;
