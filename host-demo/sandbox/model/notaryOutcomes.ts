/** Last names that decide how the notary session ends. */
export const NOTARY_LAST_NAMES = {
  Kbafail: { state: 'FAILED', reason: 'KBA_FAILED' },
  Kbaonce: { state: 'FAILED', reason: 'KBA_FAILED', once: true, note: 'the first time only' },
  Idreject: { state: 'FAILED', reason: 'ID_REJECTED', idProblem: 'NAME', note: 'the name is another one' },
  Idexpired: { state: 'FAILED', reason: 'ID_REJECTED', idProblem: 'EXPIRED', note: 'it has expired' },
  Idblurred: { state: 'FAILED', reason: 'ID_REJECTED', idProblem: 'UNREADABLE', note: 'it cannot be read' },
  Nonotary: { state: 'FAILED', reason: 'NO_NOTARY' },
  Techfail: { state: 'FAILED', reason: 'TECHNICAL' },
  Abroad: { state: 'FAILED', reason: 'LOCATION' },
  Papercounty: { state: 'FAILED', reason: 'COUNTY_NOT_SUPPORTED' },
  Signerleft: { state: 'FAILED', reason: 'SIGNER_LEFT' },
  Unable: { state: 'FAILED', reason: 'CAPACITY' },
  Dropped: { state: 'DROPPED', reason: null },
  Noshow: { state: 'NO_SHOW', reason: null },
  Wontsign: { state: 'DECLINED', reason: null },
  Calledoff: { state: 'CANCELLED', reason: null },
  Expires: { state: 'EXPIRED', reason: null },
  Overtime: { state: 'TIMED_OUT', reason: null },
  Exception: { state: 'EXCEPTION', reason: null },
  Strangeend: { state: 'AN_END_FROM_THE_FUTURE', reason: null },
} as const;

/** The last name for which no appointment with a notary in person is free. */
export const NO_TIMES_LAST_NAME = 'Notimes';
