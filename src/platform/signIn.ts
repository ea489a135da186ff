import type { Api } from '#src/api/client/createApi.ts';
import type { Audience } from '#src/api/contract/identity.ts';
import { isSafeReturnPath } from '#src/domain/text/links.ts';
import type { Flags } from './flags.ts';
import type { Reporter } from './reporter.ts';
import type { MountStorage } from './storage.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** Where people of a brand log in. */
export interface LoginSite {
  /** Base URL of the brand's own site; empty means the page itself. */
  readonly baseUrl: string;
  /** Where agents log in, where the login call does not say it. */
  readonly agentSite?: string | undefined;
  /** A login site apart from the brand's own, as wholesale partners have (docs/rules.md#where-to-log-in). */
  readonly ownSite?: string | undefined;
  /** Origins, beside the page's and the brand's, to which the login call may send a person. */
  readonly allowedOrigins: readonly string[];
}

export interface SignInHints {
  /** Saves typing it again. */
  email?: string | undefined;
  mode?: 'login' | 'signup' | undefined;
  /** Of whom a login is asked for. Default: the one who was logged in last. */
  audience?: Audience | undefined;
}

/** What a login is asked for with. */
export interface Asked extends SignInHints {
  audience: Audience;
  /** The path to come back to. */
  back: string | undefined;
}

export interface SignInRuntime {
  readonly view: Window;
  readonly api: Api;
  readonly flags: Flags;
  readonly storage: MountStorage;
  readonly reporter: Reporter;
  org(): string;
  audience(): Audience;
  login(): LoginSite;
  /** Goes to the login page, unless the host has something better. */
  go(url: string): void;
}

/** The brand's own page, when no other login applies or the login call fails. */
const LEGACY_LOGIN = '/auth/login';

/**
 * Asks for a login: at the brand's separate login site if it has one, else where the login call says (flag
 * fe-heloc-broker-login), else on the legacy page. The person comes back to `returnTo`, which must be a path. Where the login
 * call fails they are on their way to the legacy page, and who asked is told (docs/rules.md#where-to-log-in).
 */
export function createSignIn(runtime: SignInRuntime) {
  const { view, login, go, flags, reporter } = runtime;
  let asked: Promise<void> | undefined;
  const hereNow = () => `${view.location.pathname}${view.location.search}`;

  return (returnTo = hereNow(), hints: SignInHints = {}): Promise<void> => {
    const { baseUrl, ownSite, agentSite } = login();
    const { audience = runtime.audience() } = hints;
    const back = isSafeReturnPath(returnTo) ? returnTo : undefined;
    const forThem = audience === 'agent' ? agentSite : undefined;
    const page = new URL(ownSite ?? forThem ?? LEGACY_LOGIN, baseUrl || view.location.origin);
    if (back) page.searchParams.set('redirectUrl', back);
    // No server, log or referrer has a fragment.
    if (hints.email) page.hash = `${new URLSearchParams({ email: hints.email })}`;
    if (ownSite) return Promise.resolve(go(page.href));
    // Several calls may be refused at once; one question is enough.
    if (asked) return asked;
    const asking = ask({ ...hints, audience, back }, page.href).finally(() => {
      asked = undefined;
    });
    // Who does not wait for it has nothing to handle.
    asking.catch(() => {});
    asked = asking;
    return asking;
  };

  async function ask(hints: Asked, legacy: string): Promise<void> {
    try {
      go((await resolveLoginUrl(hints)) ?? legacy);
    } catch (error) {
      reporter.error(error, { where: 'login-redirect' });
      go(legacy);
      throw error;
    }
  }

  /** Undefined where the legacy page is. A refused token may be the first answer of all: the flag is waited for. */
  async function resolveLoginUrl(hints: Asked): Promise<string | undefined> {
    await withTimeLimit(flags.whenAnswered());
    if (!flags.get('brokerLogin')) return undefined;
    const { fetchLoginUrl } = await import(/* webpackChunkName: "pages" */ './brokerLogin.ts');
    return fetchLoginUrl(runtime, hints);
  }
}
