import { isOneOf } from '#src/domain/enums.ts';
import { NOTARY_FAILURES, type NotaryFailure } from '#src/domain/notary/notaryFailures.ts';

type Reason = NotaryFailure | 'OTHER';

/** Whether the person may retry now, or `later` at a given time; otherwise only another kind of signing helps. */
export const ANOTHER_TRY = {
  KBA_FAILED: 'later',
  ID_REJECTED: 'now',
  TECHNICAL: 'now',
  NO_NOTARY: 'later',
  LOCATION: 'now',
  COUNTY_NOT_SUPPORTED: 'never',
  SIGNER_LEFT: 'now',
  CAPACITY: 'never',
  OTHER: 'now',
} as const satisfies Record<Reason, 'now' | 'later' | 'never'>;

/**
 * The reason in an address. An unknown one, or one that the last session did not fail for, counts as unspecified. If the
 * server sends no reason, the address is trusted.
 */
export function reasonOf(search: string, failure: string | null | undefined): Reason {
  const given = new URLSearchParams(search).get('reason');
  const isTrue = failure === undefined || failure === given;
  return isTrue && isOneOf(NOTARY_FAILURES, given) ? given : 'OTHER';
}
