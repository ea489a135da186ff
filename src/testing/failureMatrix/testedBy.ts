import type { ownNotices } from '#remotes/borrower/notices/screens.ts';
import type { BuiltScreen } from '#remotes/borrower/screens.ts';
import type { EndpointName } from '#src/api/contract/contract.ts';

/** What a page of the borrower's names in its `calls`, and shows to fail in its journey. */
type ScreenCall = (BuiltScreen | (typeof ownNotices)[number])['calls'][number];

/** A test of its own, from the root of the repository. */
type TestFile = `${string}.test.${'ts' | 'tsx'}`;

/** The journeys with cases for calls that no screen names; `create` has its tests beside it. */
type CaseOwner =
  | 'application'
  | 'coming-soon'
  | 'registration/property'
  | 'registration/phone-and-email'
  | 'signer/login'
  | 'signer/resume'
  | 'chat'
  | 'create'
  | TestFile;

/**
 * For each call that no screen names: the journey or the test that shows what happens when it fails. The compiler requires
 * a row for every such call, and a case in the journey of that row. `create` is the sequence of calls at the end of
 * registration, which has tests of its own; a test file is named where no journey can make the call fail.
 */
export const TESTED_BY = {
  typeahead: 'registration/property',
  initOmniChat: 'chat',
  createHeloc: 'create',
  getEarlyDocument: 'remotes/borrower/registration/property/View.test.tsx',
  deleteDocument: 'src/features/uploads/useDocumentUpload.test.tsx',
  getDraft: 'application',
  putDraft: 'application',
  verifyAbilityToStart: 'create',
  getStatesEligibility: 'registration/property',
  getZipEligibility: 'registration/property',
  getStateLicenses: 'registration/property',
  postWaitlist: 'registration/phone-and-email',
  postSession: 'create',
  postEvent: 'create',
  putFullStoryLink: 'src/features/application/useReplayLink.test.tsx',
  postCeoFeedback: 'application',
  postFeature: 'src/platform/flags.test.ts',
  postFeatures: 'registration/property',
  postDecision: 'create',
  getHeloc: 'application',
  getAllHelocs: 'remotes/borrower/registration/existing/ExistingApplication.test.tsx',
  getOpenStatus: 'chat',
  getWeek: 'coming-soon',
  registerIdentity: 'create',
  getIdentity: 'create',
  putIdentityAlias: 'create',
  login: 'create',
  loginRedirect: 'remotes/borrower/signIn.test.tsx',
  logoutRedirect: 'signer/resume',
  openIdentityHandoff: 'remotes/borrower/identity/handoff/View.test.tsx',
  uploadIdentityHandoff: 'remotes/borrower/identity/handoff/View.test.tsx',
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
  postSignerInvitation: 'signer/login',
  renewSignerInvitation: 'signer/login',
  verifySignerInvitation: 'signer/login',
  getCoDeedStatus: 'signer/resume',
  getStatus: 'application',
} as const satisfies Record<Exclude<EndpointName, ScreenCall>, CaseOwner>;

/** The calls whose cases are in the journey of an owner. */
export type CallsOf<At extends CaseOwner> = {
  [Name in keyof typeof TESTED_BY]: (typeof TESTED_BY)[Name] extends At ? Name : never;
}[keyof typeof TESTED_BY];
