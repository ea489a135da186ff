/** Last names that decide how the notary session ends. */
export const NOTARY_LAST_NAMES = {
  Kbafail: { state: 'FAILED', reason: 'KBA_FAILED' },
  Kbaonce: { state: 'FAILED', reason: 'KBA_FAILED', once: true },
  Idreject: { state: 'FAILED', reason: 'ID_REJECTED' },
  Nonotary: { state: 'FAILED', reason: 'NO_NOTARY' },
  Techfail: { state: 'FAILED', reason: 'TECHNICAL' },
  Abroad: { state: 'FAILED', reason: 'LOCATION' },
  Papercounty: { state: 'FAILED', reason: 'COUNTY_NOT_SUPPORTED' },
  Signerleft: { state: 'FAILED', reason: 'SIGNER_LEFT' },
  Unable: { state: 'FAILED', reason: 'CAPACITY' },
  Dropped: { state: 'DROPPED', reason: null },
  Noshow: { state: 'NO_SHOW', reason: null },
} as const;

/** The last name for which no appointment with a notary in person is free. */
export const NO_TIMES_LAST_NAME = 'Notimes';
