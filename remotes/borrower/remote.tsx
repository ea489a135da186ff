import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

/** The applicant's own flow: registration and everything under `/{uuid}`. */
export const borrower: RemoteDefinition = { name: 'borrower', start: '/register-v2', routed: true, App };
