import { definePage } from '#src/features/screens/definePage.ts';
import { PATH } from './useEmitShown.ts';

/** Announcements on a page of somebody else's: a part of it, and all that this remote shows. */
export const banners = definePage({
  path: PATH,
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
});
