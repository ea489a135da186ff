import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** What is needed from a signer, whatever else goes on (docs/rules.md#conditions). */
export const conditions = definePage({
  path: PATHS.conditions,
  calls: ['getCoDeedStatus', 'logoutRedirect', 'getProfile', 'getConditions'],
  view: () => import(/* webpackChunkName: "signer-conditions" */ './View.tsx'),
});
