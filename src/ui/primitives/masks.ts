/*
 * Marks for the recorders that a page may have (docs/rules.md#recorders-of-a-page): FullStory, rrweb and what is built on it,
 * Sentry, Datadog, LogRocket, Clarity, Hotjar.
 */

/** Attributes of an element whose words are not recorded: of the whole of a mount. */
export const MASKED = {
  class: 'fs-mask rr-mask sentry-mask',
  'data-dd-privacy': 'mask',
  'data-private': 'redact',
  'data-clarity-mask': 'true',
  'data-hj-suppress': '',
};

export type Marks = typeof EXCLUDED;

/**
 * For an element that is not recorded at all: secrets. On what is around a field, since a button may make another type of the
 * field itself.
 */
export const EXCLUDED = {
  className: 'fs-exclude rr-block sentry-block',
  'data-dd-privacy': 'hidden',
  'data-private': '',
  'data-clarity-mask': 'true',
  'data-hj-suppress': '',
};
