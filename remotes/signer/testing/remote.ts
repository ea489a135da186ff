import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { signer as remote } from '../remote.tsx';
import { screens } from '../screens.ts';

/** The footer shows the opening hours and the licences; forms keep drafts, and files travel. */
export const signer: TestedRemote = {
  ...remote,
  pages: screens,
  background: [
    'getWeek',
    'getStateLicenses',
    'getConditions',
    'getProfile',
    'getCoDeedDraft',
    'putCoDeedDraft',
    'postUpload',
    'headUpload',
    'patchUpload',
    'deleteUpload',
    'deleteCoDeedDocument',
  ],
};
