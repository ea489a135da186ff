import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../paths.ts';

/** Where a signer is and what comes next (docs/rules.md#steps-of-a-signer). */
export const resume = definePage({
  path: PATHS.resume,
  calls: ['getCoDeedStatus', 'logoutRedirect'],
  view: () => import(/* webpackChunkName: "resume" */ './View.tsx'),
});
