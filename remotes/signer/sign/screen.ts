import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** The name, then the notary: by video now, or in person at a time that is chosen (docs/rules.md#notary-session). */
export const sign = definePage({
  path: PATHS.sign,
  children: { error: PATHS.error },
  calls: [
    'getCoDeedStatus',
    'logoutRedirect',
    'putCoDeedName',
    'putCoDeedTaxpayerNumber',
    'getCoDeedNotary',
    'getCoDeedDocuments',
    'getCoDeedDocument',
    'postCoDeedNotarySession',
    'getCoDeedNotarySession',
    'postCoDeedNotaryComplete',
    'getCoDeedNotarySlots',
    'putCoDeedAppointment',
    'deleteCoDeedAppointment',
  ],
  view: () => import(/* webpackChunkName: "signer-notary" */ './View.tsx'),
});
