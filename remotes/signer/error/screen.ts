import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** What keeps a signer from signing now, and the way on (docs/rules.md#problems-of-a-signer). */
export const error = definePage({
  path: PATHS.error,
  children: { sign: PATHS.sign, documents: PATHS.documents },
  calls: ['getCoDeedStatus', 'logoutRedirect', 'getCoDeedNotary', 'putCoDeedName'],
  view: () => import(/* webpackChunkName: "signer-notary" */ './View.tsx'),
});
