import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { getIdentity, login, registerIdentity } from '#src/api/contract/identity.ts';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import type { RegistrationKeeper } from '#src/features/registration/useRegistration.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { IdentityExists, SignInNeeded } from './outcome.ts';

interface AccountInput {
  runtime: Runtime;
  registration: RegistrationKeeper;
  password?: string | undefined;
}

/** With these the server has said that it did nothing; after anything else the account may be there. */
const REFUSALS: readonly ApiErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'rate-limited',
];

/** A 401 here does not end the session: the account has just been created, and the caller shows its own message. */
const freshIdentity = { ...getIdentity, unauthorized: 'reject' as const };

/**
 * Makes the account and signs the person in to it.
 *
 * @throws IdentityExists, SignInNeeded; ApiError for a failed call
 */
export async function makeAccount({ runtime, registration, password }: AccountInput): Promise<void> {
  const { auth, flags } = runtime;
  const { email, phoneNumber } = registration.get().answers;
  if (flags.get('auth0')) throw new SignInNeeded({ mode: 'signup' });
  // A person who came signed in typed no password: their session has ended since, e.g. in another tab.
  if (password === undefined) throw new SignInNeeded({ mode: 'login', email });
  if (!email || !phoneNumber || !password)
    throw new Error('register missing email, phoneNumber, or password');
  const jwt = await register(
    { runtime, registration },
    { email: normalizeEmail(email), password, phoneNumber: phoneDigits(phoneNumber) },
  );
  auth.set(jwt);
  if (!auth.isSignedIn()) throw new Error('User is not authenticated');
}

interface Account {
  email: string;
  password: string;
  phoneNumber: string;
}

async function register(
  { runtime, registration }: Pick<AccountInput, 'runtime' | 'registration'>,
  account: Account,
): Promise<string> {
  const { api, org } = runtime;
  const { email, password } = account;
  const isUnanswered = registration.get().unanswered === email;
  registration.note({ unanswered: email });
  try {
    const { jwt } = await api.call(registerIdentity, { query: { organization: org() }, body: account });
    registration.note({ unanswered: undefined });
    return jwt;
  } catch (error) {
    // Made by the call before, whose answer never came: its owner knows the password.
    if (isUnanswered && isUnauthenticated(error)) {
      const { jwt } = await api.call(login, { body: { email, password } }).catch(refused);
      registration.note({ unanswered: undefined });
      return jwt;
    }
    if (isRefusal(error)) registration.note({ unanswered: undefined });
    return refused(error);
  }
}

export async function readFreshIdentity({ api, auth }: Runtime): Promise<ResponseOf<typeof getIdentity>> {
  return api.call(freshIdentity, {}).catch((error: unknown) => {
    if (isUnauthenticated(error)) auth.clear();
    return refused(error);
  });
}

const isRefusal = (error: unknown) => error instanceof ApiError && REFUSALS.includes(error.code);
const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated';

/** A 401 means that the account is there already; anything else is itself. */
function refused(error: unknown): never {
  throw isUnauthenticated(error) ? new IdentityExists({ signedIn: false, cause: error }) : error;
}
