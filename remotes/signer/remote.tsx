import { ClosedPage } from '#src/features/session/ClosedPage.tsx';
import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';
import { PATHS } from './access/paths.ts';

/** The flow of an additional signer: everything under `/heloc-signer`. */
export const signer: RemoteDefinition = {
  name: 'signer',
  start: `/${PATHS.login}`,
  Closed: ClosedPage,
  App,
};
