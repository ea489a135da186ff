/** The header that tells a server that two requests are one call (docs/decisions/0015-idempotency-keys.md). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** `message` of the 422 that says that a key was used for another call before. */
export const KEY_REUSED = 'idempotency-key-reused';
