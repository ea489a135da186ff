import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** The application that a signer was asked about is no more. */
export const cancelled = definePage({
  path: PATHS.cancelled,
  calls: ['getCoDeedStatus', 'logoutRedirect'],
  view: () => import(/* webpackChunkName: "resume" */ './View.tsx'),
});
