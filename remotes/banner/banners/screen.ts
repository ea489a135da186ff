import { definePage } from '#src/features/screens/definePage.ts';
import { PATH } from './useEmitShown.ts';

/** Announcements within a host's page; the only page of this remote. */
export const banners = definePage({
  path: PATH,
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
});
