import type { RemoteDefinition } from '#src/mount/remote.ts';
import { App } from './App.tsx';

/** The chat: a button over the page, and its panel. It has no addresses. */
export const chat: RemoteDefinition = { name: 'chat', start: '/', App };
