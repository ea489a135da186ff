import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** What a signer is asked for, what it means, and their own consents (docs/rules.md#steps-of-a-signer). */
export const intro = definePage({
  path: PATHS.intro,
  calls: [
    'getCoDeedStatus',
    'logoutRedirect',
    'getCoDeedDocuments',
    'getCoDeedDocument',
    'postCoDeedConsents',
    'postCoDeedDecline',
  ],
  view: () => import(/* webpackChunkName: "signer" */ './View.tsx'),
});
