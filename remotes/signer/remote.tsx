import { ClosedPage } from '#src/features/session/ClosedPage.tsx';
import type { RemoteDefinition } from '#src/mount/remote.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { App } from './App.tsx';
import { PATHS } from './access/paths.ts';

/** A signer's login is one of these pages: after the end of a session they lead to it (docs/rules.md#login-of-a-signer). */
function Closed() {
  const { session } = useRuntime();
  return session.state === 'expired' ? <App /> : <ClosedPage />;
}

/** The flow of an additional signer: everything under `/heloc-signer`. */
export const signer: RemoteDefinition = {
  name: 'signer',
  start: `/${PATHS.login}`,
  Closed,
  App,
};
