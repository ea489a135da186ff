import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { PageShell } from '#src/features/shell/PageShell.tsx';
import { plaidOauthSuccess } from './screen.ts';

/** `/plaid-oauth-success` */
export function View() {
  return (
    <PageShell position={{ stage: plaidOauthSuccess.stage, screen: plaidOauthSuccess.path }}>
      <ScreenHost screen={plaidOauthSuccess} />
    </PageShell>
  );
}
