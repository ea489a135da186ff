import type { Application } from '../records.ts';

/** An identity that is established is not asked for again. */
export const toIdentity = ({ identityVerified }: Application) =>
  identityVerified ? 'PREQUAL_TITLE' : 'IDENTITY_VERIFICATION';

/** Nothing is in the way of the closing any more. */
export function toAccount({ heloc }: Application): string {
  heloc.status.waitingOnFloodCert = false;
  return heloc.isCrypto ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT';
}
