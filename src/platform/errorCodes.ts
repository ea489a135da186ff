/** Every code that an `error` event or a rejected `ready` can carry; each has its entry in `docs/errors.md`. */
export const ERROR_CODES = [
  'remote-unavailable',
  'target-missing',
  'loader-address-unknown',
  'built-in-replaced',
  'option-invalid',
  'option-fixed',
  'origin-not-allowed',
  'origin-refused',
  'history-in-use',
  'no-brand-data',
  'org-mismatch',
  'theme-unavailable',
  'style-nonce-missing',
  'chat-blocked',
  'unmounted',
  'render-failed',
  'script-unavailable',
  'screen-failed',
  'unknown-status',
  'answer-not-fresh',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
