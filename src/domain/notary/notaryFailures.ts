/** Why a notary session could not be completed. Source: docs/rules.md#failed-notary-sessions */
export const NOTARY_FAILURES = [
  'KBA_FAILED',
  'ID_REJECTED',
  'TECHNICAL',
  'NO_NOTARY',
  'LOCATION',
  'COUNTY_NOT_SUPPORTED',
  'SIGNER_LEFT',
  'CAPACITY',
] as const;
export type NotaryFailure = (typeof NOTARY_FAILURES)[number];

/** What was wrong with an ID that the notary did not accept. */
export const ID_PROBLEMS = ['EXPIRED', 'UNREADABLE', 'NAME'] as const;
