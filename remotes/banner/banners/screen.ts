import { definePage } from '#src/features/screens/definePage.ts';

/** Announcements within a host's page; the only page of this remote. */
export const banners = definePage({
  path: 'banners',
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
});
