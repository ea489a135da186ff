import { NAVIGATION } from '#src/domain/remotes.js';
import { createLifecycle } from '#src/mount/lifecycle.tsx';
import { SideBar, TopBar } from './bars.tsx';

const bar = (App: typeof TopBar) => createLifecycle({ name: NAVIGATION, start: '/', App });

/** The bars of an application's pages, for a host's own (docs/decisions/0045-bars-for-a-hosts-own-pages.md). */
export const topBar = bar(TopBar);
export const sideBar = bar(SideBar);
