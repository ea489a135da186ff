import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

/** Announcements on a page. It has no addresses. */
export const banner: RemoteDefinition = { name: 'banner', start: '/', App };
