import type { BankLinkPurpose } from '#src/api/contract/bankLink.ts';
import type { ElementComponent } from '#src/jsx/runtime.ts';

/** Why linking ended without an account. Each has its message in `copy.ts`. */
export type BankLinkReason =
  | 'closed'
  | 'institution-not-found'
  | 'institution-down'
  | 'rate-limited'
  | 'invalid-credentials'
  /** The person has no login there, or does not know it. */
  | 'no-login'
  | 'no-data'
  | 'token-expired'
  | 'unavailable'
  | 'failed';

export interface BankLinkInstitution {
  id: string;
  name: string;
}

export interface BankLinkExit {
  reason: BankLinkReason;
  /** The bank that was tried, when it is known. */
  institution?: string | undefined;
}

export interface BankLinkSuccess {
  /** A vendor may end well and still give no token; then nothing was linked. */
  publicToken: string | null;
  accountIds: string[];
  institution: BankLinkInstitution | undefined;
}

/** One opening of a vendor's window. */
export interface BankLinkSession {
  purpose: BankLinkPurpose;
  linkToken: string;
  /** What the sandbox's window offers. */
  institutions: readonly BankLinkInstitution[];
  /** The whole address at which the bank sent the person back; absent at the first opening. */
  receivedRedirectUri?: string | undefined;
}

export interface BankLinkWindowProps {
  session: BankLinkSession;
  onSuccess(success: BankLinkSuccess): void;
  onExit(exit: BankLinkExit): void;
}

/** What a vendor's module exposes: opens its window when rendered, ends with exactly one of the two callbacks. */
export interface BankLinkAdapter {
  Window: ElementComponent<BankLinkWindowProps>;
}

interface Provider {
  load: () => Promise<BankLinkAdapter>;
  /** Whether a bank may take the person away from this page and send them back. */
  redirects: boolean;
}

/** By the name in the API's answer to the link-token call. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  plaid: { load: () => import(/* webpackChunkName: "bank-vendors" */ './plaid/Window.tsx'), redirects: true },
  truv: { load: () => import(/* webpackChunkName: "bank-vendors" */ './truv/Window.tsx'), redirects: false },
  sandbox: {
    load: () => import(/* webpackChunkName: "sandbox-bank" */ './sandbox/Window.tsx'),
    redirects: false,
  },
};

export function providerOf(name: string): Provider | undefined {
  return Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
}
