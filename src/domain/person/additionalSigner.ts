/** A person who signs another person's application without being a borrower. Source: docs/rules.md#additional-signers */

/** How far an additional signer is, as the server says it. */
export type SignerStatus = 'INVITED' | 'OPENED' | 'ID_VERIFIED' | 'SIGNED';

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
