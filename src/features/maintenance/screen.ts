/** Shown at whatever address is closed. */
export const maintenance = {
  path: 'maintenance',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
} as const;
