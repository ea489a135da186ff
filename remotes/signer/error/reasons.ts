import { isOneOf } from '#src/domain/enums.ts';
import { SIGNER_PROBLEMS, type SignerProblem } from '#src/domain/person/additionalSigner.ts';
import { ANOTHER_TRY } from '#src/features/notary/failure/reasons.ts';

export type Reason = SignerProblem | 'OTHER';

/** What a person can do about each: try now or `later`, meet a notary in person only, wait for the borrower, nothing more. */
export const WAY_ON = {
  ...ANOTHER_TRY,
  OUTSIDE_HOURS: 'later',
  NOT_READY: 'wait',
  EXPIRED_LINK: 'now',
  ALREADY_SIGNED: 'done',
} as const satisfies Record<Reason, 'now' | 'later' | 'never' | 'wait' | 'done'>;

/** What the server says. */
export function reasonOf({
  status,
  problem,
}: {
  status: string;
  problem?: string | null | undefined;
}): Reason {
  if (status === 'SIGNED') return 'ALREADY_SIGNED';
  return isOneOf(SIGNER_PROBLEMS, problem) ? problem : 'OTHER';
}
