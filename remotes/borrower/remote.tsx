import { ClosedPage } from '#src/features/session/ClosedPage.tsx';
import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';
import { START } from './firstPath.ts';

/** The applicant's own flow: registration and everything under `/{uuid}`. */
export const borrower: RemoteDefinition = {
  name: 'borrower',
  start: START,
  Closed: ClosedPage,
  App,
};
