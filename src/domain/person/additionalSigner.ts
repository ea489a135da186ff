/** A person who signs another person's application without being a borrower. Source: docs/rules.md#additional-signers */
import { NOTARY_FAILURES } from '../notary/notaryFailures.ts';

/** How far an additional signer is, as the server says it to them. */
export const SIGNER_STATUSES = [
  'INVITED',
  'OPENED',
  'CONSENTED',
  'ID_VERIFIED',
  'DOCUMENTS_READ',
  'SIGNED',
  'DECLINED',
  'BLOCKED',
] as const;
export type SignerStatus = (typeof SIGNER_STATUSES)[number];

/** What keeps a signer from signing now (docs/rules.md#problems-of-a-signer). */
export const SIGNER_PROBLEMS = [
  ...NOTARY_FAILURES,
  'EXPIRED_LINK',
  'ALREADY_SIGNED',
  'NOT_READY',
  'OUTSIDE_HOURS',
] as const;
export type SignerProblem = (typeof SIGNER_PROBLEMS)[number];

/** What a signer agrees to before anything else. */
export const SIGNER_CONSENTS = ['ESIGN', 'RECORDING'] as const;

/** Why somebody does not sign. */
export const SIGNER_DECLINE_REASONS = ['NOT_OWNER', 'DISAGREE', 'OTHER'] as const;
export type SignerDeclineReason = (typeof SIGNER_DECLINE_REASONS)[number];
/** Of their own words, with OTHER. */
export const DECLINE_TEXT = { min: 10, max: 500 } as const;
interface Signed {
  additionalSignerVersion?: string | null | undefined;
  helocSigners?: readonly { identityUuid?: string | null | undefined }[] | null | undefined;
}

/** Whether the application lists its signers, so that the identity decides. */
export const listsSigners = (heloc: Signed | undefined): boolean =>
  heloc?.additionalSignerVersion === 'v1' && (heloc.helocSigners?.length ?? 0) > 0;

/**
 * Whether a person is an additional signer: by the type of their profile, or because the application lists them.
 * Without an application only the profile says so: a signer of one may be the borrower of another.
 */
export function isAdditionalSigner(
  profile: { type?: string | null | undefined } | undefined,
  heloc?: Signed | undefined,
  identity?: { uuid: string } | undefined,
): boolean {
  if (profile?.type === 'CO_DEEDER') return true;
  if (!identity || !listsSigners(heloc)) return false;
  return heloc?.helocSigners?.some(({ identityUuid }) => identityUuid === identity.uuid) ?? false;
}
