import { loginRedirect } from '#src/api/contract/identity.ts';
import { resolveAllowedUrl } from '#src/domain/text/links.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import { newUuid } from './newUuid.ts';
import type { Reporter } from './reporter.ts';
import type { Asked, LoginSite, SignInRuntime } from './signIn.ts';
import { TRACKER_KEY } from './storage.ts';

/** How long the address of a login page may take. */
const TIMEOUT_MS = 8000;

/** The nonce of the login under way, for the page of this origin on which it ends. */
const NONCE_KEY = 'heloc:login-nonce';

/** The address that the login call answers; undefined when it is empty or not one that we may go to. */
export async function fetchLoginUrl(
  { view, api, storage, reporter, org, login }: SignInRuntime,
  { audience, back, email, mode = 'login' }: Asked,
): Promise<string | undefined> {
  const externalStateNonce = newUuid();
  const tracker = storage.telemetry?.() === false ? undefined : storage.local.get(TRACKER_KEY);
  const { redirect } = await api.call(loginRedirect, {
    params: { audience },
    query: {
      applicationName: 'heloc',
      mode,
      orgCode: org(),
      externalStateNonce,
      email,
      redirectUrl: back,
      telemetryTrackingId: isUuid(tracker) ? tracker : undefined,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const url = allowedUrl(redirect, login(), view.location.origin, reporter);
  if (url) storage.session.set(NONCE_KEY, externalStateNonce);
  return url;
}

/** The address that the broker answers; undefined when it is empty or not one that we may go to. */
export function allowedUrl(
  redirect: string,
  { baseUrl, allowedOrigins }: LoginSite,
  origin: string,
  reporter: Reporter,
): string | undefined {
  if (!redirect) return undefined;
  const ours = [origin, ...(baseUrl ? [new URL(baseUrl).origin] : [])];
  const url = resolveAllowedUrl(redirect, [...ours, ...allowedOrigins]);
  if (!url) reporter.warn('The broker answered an address that is not allowed');
  return url?.href;
}
