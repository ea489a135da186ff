import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { LoginNeeded } from '#src/features/session/LoginNeeded.tsx';
import { PageShell } from '#src/features/shell/PageShell.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { plaidOauthSuccess } from './screen.ts';

/** `/plaid-oauth-success`: which application the person comes back to is known once it is known who they are. */
export function View() {
  const { auth } = useRuntime();
  if (!auth.isSignedIn()) return <LoginNeeded />;
  return (
    <PageShell position={{ stage: plaidOauthSuccess.stage, screen: plaidOauthSuccess.path }}>
      <ScreenHost screen={plaidOauthSuccess} />
    </PageShell>
  );
}
