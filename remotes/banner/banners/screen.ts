import { definePage } from '#src/features/screens/definePage.ts';

/** Announcements on a page of somebody else's: a part of it, and all that this remote shows. */
export const banners = definePage({
  path: 'banners',
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
});
