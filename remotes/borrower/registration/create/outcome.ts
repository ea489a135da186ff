import { ApiError } from '#src/api/client/apiError.ts';
import type { SignInHints } from '#src/platform/signIn.ts';

/** Registration stops: this person already has an account or an application (docs/rules.md#errors-of-registration). */
export class IdentityExists extends Error {
  override readonly name = 'IdentityExists';
  /** Whether they are signed in to it, so that what is in the way is an application. */
  readonly signedIn: boolean;

  constructor({ signedIn, cause }: { signedIn: boolean; cause?: unknown }) {
    super('identity exists', { cause });
    this.signedIn = signedIn;
  }
}

/** Too soon after the last line (docs/rules.md#repeat-applications). */
export class RecentHeloc extends Error {
  override readonly name = 'RecentHeloc';
}

/** The person has to log in before registration goes on, e.g. where the identity provider makes the account. */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded';

  constructor(readonly hints: SignInHints) {
    super('a login is needed');
  }
}

/** These messages of the create call are for the applicant, who may choose another property. */
const NOT_OFFERED = 'we do not currently offer loans in';

/** How registration goes on after its last submit has failed. */
export type AfterFailure = 'exists' | 'recent' | 'login' | 'here' | 'dashboard';

/** Whether trying again here may help, or the message is for the applicant. */
function isForThisPage(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.retryable ||
    error.code === 'unauthenticated' ||
    error.messages.some((message) => message.toLowerCase().startsWith(NOT_OFFERED))
  );
}

/**
 * Where a person goes after an error (docs/rules.md#errors-of-registration). Without an account there is nothing for them on
 * the dashboard, so they stay.
 */
export function afterFailure(error: unknown, { isSignedIn }: { isSignedIn: boolean }): AfterFailure {
  if (error instanceof IdentityExists) return 'exists';
  if (error instanceof RecentHeloc) return 'recent';
  if (error instanceof SignInNeeded) return 'login';
  return isSignedIn && !isForThisPage(error) ? 'dashboard' : 'here';
}
