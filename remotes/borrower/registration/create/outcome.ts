import { ApiError } from '#src/api/client/apiError.ts';
import { getAllHelocs } from '#src/api/contract/heloc.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import type { SignInHints } from '#src/platform/signIn.ts';
import type { Blocking } from '../existing/findBlocking.ts';

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

/** It is too soon after the last line, or there is an application elsewhere (docs/rules.md#existing-applications). */
export class ApplicationBlocked extends Error {
  override readonly name = 'ApplicationBlocked';

  constructor(
    readonly blocking: Blocking,
    options?: ErrorOptions,
  ) {
    super(blocking.kind, options);
  }
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

/**
 * How registration goes on after its last submit has failed. `refused`: there is an account, and no application, so that the
 * dashboard would be empty.
 */
export type AfterFailure = 'exists' | 'blocked' | 'login' | 'here' | 'refused' | 'dashboard';

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
 * Where a person goes after an error (docs/rules.md#errors-of-registration). On the dashboard there is something only for
 * those who have an application.
 */
export async function afterFailure(
  error: unknown,
  { api, auth }: Pick<Runtime, 'api' | 'auth'>,
): Promise<AfterFailure> {
  if (error instanceof IdentityExists) return 'exists';
  if (error instanceof ApplicationBlocked) return 'blocked';
  if (error instanceof SignInNeeded) return 'login';
  if (!auth.isSignedIn() || isForThisPage(error)) return 'here';
  const applications = await api.call(getAllHelocs, {}).catch(() => []);
  return applications.length > 0 ? 'dashboard' : 'refused';
}
