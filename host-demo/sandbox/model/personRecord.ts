import type { PersonRecord } from './records.ts';

/** How often photos of an ID are read before a person looks at them. */
export const IDENTITY_ATTEMPTS = 3;

/** Of somebody who has done nothing yet. */
export const newPersonRecord = (): PersonRecord => ({
  drafts: {},
  uploads: [],
  identityAttemptsLeft: IDENTITY_ATTEMPTS,
});
