import type { BankLinkExit, BankLinkReason } from '../port.ts';

/** Truv's error codes; the rest are failures. */
const BY_CODE: Readonly<Record<string, BankLinkReason>> = {
  LOGIN_ERROR: 'invalid-credentials',
  MFA_ERROR: 'invalid-credentials',
  UNAVAILABLE: 'institution-down',
  NO_DATA: 'no-data',
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function reasonOf(payload: unknown): BankLinkReason {
  const code = property(property(payload, 'error') ?? payload, 'error_code');
  return (typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'failed';
}

/**
 * Why the window was closed: Truv's `onClose` has no reason, so the events before it decide. An error that the person
 * recovered from in the window does not count.
 */
export function nextExit(exit: BankLinkExit, type: string, payload: unknown): BankLinkExit {
  const { institution } = exit;
  switch (type) {
    case 'ERROR':
      return { reason: reasonOf(payload), institution };
    case 'UNSUPPORTED_BROWSER':
      return { reason: 'unavailable', institution };
    case 'EMPLOYER_SELECTED':
      return {
        reason: 'closed',
        institution: textOf(property(property(payload, 'employer') ?? payload, 'name')) ?? institution,
      };
    case 'LOGIN_COMPLETE':
      return { reason: 'closed', institution };
    default:
      return exit;
  }
}
