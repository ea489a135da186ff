import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** Sign-in by invitation (docs/rules.md#login-of-a-signer). */
export const login = definePage({
  path: PATHS.login,
  calls: [
    'getIdentity',
    'getCoDeedStatus',
    'logoutRedirect',
    'postSignerInvitation',
    'verifySignerInvitation',
    'login',
    'renewSignerInvitation',
  ],
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
});
