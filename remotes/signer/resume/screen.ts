import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** Where a signer is and what comes next; once they have signed, their copies (docs/rules.md#steps-of-a-signer). */
export const resume = definePage({
  path: PATHS.resume,
  calls: ['getCoDeedStatus', 'logoutRedirect', 'getCoDeedDocuments', 'getCoDeedDocument'],
  view: () => import(/* webpackChunkName: "signer" */ './View.tsx'),
});
