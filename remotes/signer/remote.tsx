import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

export const signer: RemoteDefinition = { name: 'signer', start: '/', routed: false, App };
