import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** What a signer reads before they sign, and keeps afterwards (docs/rules.md#reading-a-document). */
export const documents = definePage({
  path: PATHS.documents,
  calls: [
    'getCoDeedStatus',
    'logoutRedirect',
    'getCoDeedDocuments',
    'getCoDeedDocument',
    'putCoDeedDocumentRead',
  ],
  view: () => import(/* webpackChunkName: "signer-documents" */ './View.tsx'),
});
