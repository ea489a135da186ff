import type { EndpointName } from '#src/api/contract/contract.ts';
import type { pages } from '../pages.ts';
import type { STEP_SCREENS } from '../registration/steps.ts';
import type { BorrowerScreen } from '../screens.ts';

/** What a page of the borrower's names in its `calls`, and shows to fail in its journey. */
type PageCall = (
  | BorrowerScreen
  | (typeof pages)[number][0]
  | (typeof STEP_SCREENS)[keyof typeof STEP_SCREENS]
)['calls'][number];

/** A test of its own, from the root of the repository. */
type TestFile = `${string}.test.${'ts' | 'tsx'}`;

/** The journeys with cases for calls that no page names; `create` has its tests beside it. */
type CaseOwner = 'application' | 'coming-soon' | 'registration/property' | 'create' | TestFile;

/**
 * For each call that is made around the borrower's pages: the journey or the test that shows what happens when it fails. A
 * row for a call that a page names does not compile, nor does one without a case in the journey of that row. `create` is the
 * sequence of calls at the end of registration, which has tests of its own; a test file is named where no journey can make
 * the call fail.
 */
export const TESTED_BY = {
  typeahead: 'registration/property',
  createHeloc: 'create',
  getEarlyDocument: 'remotes/borrower/registration/property/View.test.tsx',
  deleteDocument: 'src/features/uploads/useDocumentUpload.test.tsx',
  deleteUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  headUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  patchUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  postUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  deletePhoneUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  headPhoneUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  patchPhoneUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  postPhoneUpload: 'src/features/uploads/engine/sendBytes.test.ts',
  getDraft: 'application',
  putDraft: 'application',
  verifyAbilityToStart: 'create',
  getStatesEligibility: 'registration/property',
  getZipEligibility: 'registration/property',
  getStateLicenses: 'registration/property',
  postSession: 'create',
  postEvent: 'create',
  putFullStoryLink: 'src/features/application/useReplayLink.test.tsx',
  postCeoFeedback: 'application',
  postFeature: 'src/platform/flags.test.ts',
  postFeatures: 'registration/property',
  postDecision: 'create',
  getHeloc: 'application',
  getAllHelocs: 'remotes/borrower/registration/existing/ExistingApplication.test.tsx',
  getWeek: 'coming-soon',
  registerIdentity: 'create',
  getIdentity: 'create',
  getIdentityV1: 'src/features/session/useUser.test.tsx',
  getWalletAccess: 'src/features/accounts/SwitchAccounts.test.tsx',
  getNotifications: 'src/features/notifications/NotificationsMenu.test.tsx',
  putNotificationStatus: 'src/features/notifications/NotificationsMenu.test.tsx',
  putNotificationsStatus: 'src/features/notifications/NotificationsMenu.test.tsx',
  getWalletAccounts: 'src/features/accounts/SwitchAccounts.test.tsx',
  getFigureInfo: 'src/features/session/useUser.test.tsx',
  login: 'create',
  loginRedirect: 'remotes/borrower/signIn.test.tsx',
  logoutRedirect: 'src/features/session/useSignOut.test.tsx',
  postLeaveSurvey: 'application',
  getOptimizelyProfile: 'create',
  patchOptimizelyProfile: 'create',
  patchExperiments: 'create',
  getProfile: 'application',
  getConsentTypes: 'create',
  putProfileTracker: 'create',
  getLoanOriginator: 'registration/property',
  getDefaultLoanOriginator: 'registration/property',
  getLicensedStates: 'registration/property',
  getReferral: 'registration/property',
  getReferralStatus: 'registration/property',
  getOfferCode: 'registration/property',
  getAffiliatePrepop: 'registration/property',
  getStatus: 'application',
} as const satisfies Partial<Record<Exclude<EndpointName, PageCall>, CaseOwner>>;

/** The calls whose cases are in the journey of an owner. */
export type CallsOf<At extends CaseOwner> = {
  [Name in keyof typeof TESTED_BY]: (typeof TESTED_BY)[Name] extends At ? Name : never;
}[keyof typeof TESTED_BY];
