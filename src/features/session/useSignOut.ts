import { useRef, useState } from 'react';
import { logoutRedirect } from '#src/api/contract/identity.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { loginSite } from '#src/brand/loginSite.ts';
import { allowedUrl } from '#src/platform/brokerLogin.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';
import { useSettleDrafts } from '../drafts/useSettleDrafts.ts';

/** How long a logout waits in all. */
const LIMIT_MS = 3000;

interface SignOut {
  signOut(): void;
  busy: boolean;
}

/**
 * Logs a person out at the broker and here, whatever it says, and goes where it says, else to the brand's login. Where the
 * page owns the session it is asked first (docs/rules.md#logout).
 *
 * @param stays for a page that can sign the right person in itself
 */
export function useSignOut({ stays = false } = {}): SignOut {
  const { api, emit, reporter, session, telemetry } = useRuntime();
  const settleDrafts = useSettleDrafts();
  const site = loginSite(useBrand());
  const [busy, setBusy] = useState(false);
  const isAsked = useRef(false);

  async function askBroker(): Promise<string | undefined> {
    const audience = session.audience();
    try {
      // Goes on when the page is left.
      const { redirect } = await api.call(logoutRedirect, { params: { audience }, keepalive: true });
      return allowedUrl(redirect, site, window.location.origin, reporter);
    } catch (error) {
      reporter.error(error, { where: 'logout' });
      return undefined;
    }
  }

  async function run(): Promise<void> {
    const url = await withTimeLimit(settleDrafts().then(askBroker), LIMIT_MS);
    session.end((next) => {
      if (!stays) url ? next.visit(url) : next.leave('/auth/login');
    });
  }

  return {
    busy,
    signOut() {
      if (isAsked.current || (session.isPages && !emit({ type: 'logout-requested' }))) return;
      isAsked.current = true;
      setBusy(true);
      telemetry.track('heloc_logged_out', { audience: session.audience() });
      void run();
    },
  };
}
