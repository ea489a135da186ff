import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

export const banner: RemoteDefinition = { name: 'banner', start: '/', routed: false, App };
