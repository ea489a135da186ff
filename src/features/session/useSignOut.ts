import { useRef, useState } from 'react';
import { logoutRedirect } from '#src/api/contract/identity.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { loginSite } from '#src/brand/loginSite.ts';
import { allowedUrl } from '#src/platform/brokerLogin.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';

/** How long a logout waits for the broker. */
const LIMIT_MS = 3000;

interface SignOut {
  signOut(): void;
  busy: boolean;
}

/**
 * Logs a person out at the broker and here, whatever it says, and goes where it says, else to the brand's login
 * (docs/rules.md#logout).
 *
 * @param stays for a page that can sign the right person in itself
 */
export function useSignOut({ stays = false } = {}): SignOut {
  const { api, leave, reporter, session, visit } = useRuntime();
  const site = loginSite(useBrand());
  const [busy, setBusy] = useState(false);
  const isAsked = useRef(false);

  async function askBroker(): Promise<string | undefined> {
    const params = { audience: session.audience() };
    try {
      // Goes on when the page is left.
      const { redirect } = await api.call(logoutRedirect, { params, keepalive: true });
      return allowedUrl(redirect, site, window.location.origin, reporter);
    } catch (error) {
      reporter.error(error, { where: 'logout' });
      return undefined;
    }
  }

  async function run(): Promise<void> {
    const url = await withTimeLimit(askBroker(), LIMIT_MS);
    try {
      if (!stays) url ? visit(url) : leave('/auth/login');
    } finally {
      session.end();
    }
  }

  return {
    busy,
    signOut() {
      if (isAsked.current) return;
      isAsked.current = true;
      setBusy(true);
      void run();
    },
  };
}
