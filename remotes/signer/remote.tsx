import { ClosedPage } from '#src/features/session/ClosedPage.tsx';
import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

/** The flow of an additional signer: everything under `/heloc-signer`. */
export const signer: RemoteDefinition = {
  name: 'signer',
  start: '/heloc-signer/login',
  Closed: ClosedPage,
  App,
};
