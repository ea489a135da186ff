import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

export const chat: RemoteDefinition = { name: 'chat', start: '/', routed: false, App };
