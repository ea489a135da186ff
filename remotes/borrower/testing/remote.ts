import type { EndpointName } from '#src/api/contract/contract.ts';
import { maintenance } from '#src/features/maintenance/screen.ts';
import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { pages } from '../pages.ts';
import { LEGACY_SCREENS } from '../registration/legacy/screens.ts';
import { STEP_SCREENS } from '../registration/steps.ts';
import { borrower as remote } from '../remote.tsx';
import { screens } from '../screens.ts';
import { TESTED_BY } from './testedBy.ts';

/** What registration could not finish is done on whatever page comes next. */
const FOLLOW_UP: readonly EndpointName[] = [
  'getConsentPrompt',
  'postUserConsents',
  'putProfilePhone',
  'putIdentityAlias',
];
/** What is needed is said above every page of an application, and every place for uploads offers to go on with a phone. */
const AROUND: readonly EndpointName[] = ['getConditions', 'postHandoff', 'getHandoff', 'postHandoffText'];

export const borrower: TestedRemote = {
  ...remote,
  pages: [
    ...Object.values(STEP_SCREENS),
    ...Object.values(LEGACY_SCREENS),
    ...pages.map(([page]) => page),
    ...screens,
    maintenance,
  ],
  background: [...(Object.keys(TESTED_BY) as EndpointName[]), ...FOLLOW_UP, ...AROUND],
};
