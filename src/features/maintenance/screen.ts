import { definePage } from '../screens/definePage.ts';

/** Shown at whatever address is closed. */
export const maintenance = definePage({
  path: 'maintenance',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
