import type { PlaidLinkError, PlaidLinkOnExitMetadata } from 'react-plaid-link';
import type { BankLinkExit, BankLinkReason } from '../port.ts';

/** Plaid's error codes that a person can do something about; the rest are failures. */
const BY_CODE: Readonly<Record<string, BankLinkReason>> = {
  INSTITUTION_DOWN: 'institution-down',
  INSTITUTION_NOT_RESPONDING: 'institution-down',
  INSTITUTION_NOT_AVAILABLE: 'institution-down',
  PLANNED_MAINTENANCE: 'institution-down',
  INSTITUTION_NO_LONGER_SUPPORTED: 'institution-not-found',
  INSTITUTION_NOT_FOUND: 'institution-not-found',
  UNSUPPORTED_INSTITUTION: 'institution-not-found',
  INVALID_CREDENTIALS: 'invalid-credentials',
  INSUFFICIENT_CREDENTIALS: 'invalid-credentials',
  INVALID_MFA: 'invalid-credentials',
  ITEM_LOCKED: 'invalid-credentials',
  ITEM_LOGIN_REQUIRED: 'invalid-credentials',
  INVALID_LINK_TOKEN: 'token-expired',
  RATE_LIMIT: 'rate-limited',
};

function reasonOf(
  error: PlaidLinkError | null,
  metadata: PlaidLinkOnExitMetadata | undefined,
): BankLinkReason {
  if (!error) return metadata?.status === 'institution_not_found' ? 'institution-not-found' : 'closed';
  if (error.error_type === 'RATE_LIMIT_EXCEEDED') return 'rate-limited';
  return BY_CODE[error.error_code] ?? 'failed';
}

/** Maps Plaid's `onExit` to a result of the port. */
export function plaidExit(
  error: PlaidLinkError | null,
  metadata: PlaidLinkOnExitMetadata | undefined,
): BankLinkExit {
  return { reason: reasonOf(error, metadata), institution: metadata?.institution?.name };
}
