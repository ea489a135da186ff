import type { BuiltScreen } from '#remotes/borrower/screens.ts';
import type { EndpointName } from '#src/api/contract/contract.ts';

/** What a screen of the borrower's names in its `calls`, and shows to fail in its journey. */
type ScreenCall = BuiltScreen['calls'][number];

/**
 * Whose tests show what becomes of a person when a call fails that is no screen's own. One that is missing here does not
 * compile, nor does one of a remote that has no row for it. `create` is the sequence at the end of registration,
 * and `elsewhere` has tests of its own beside the page. There is no row for a call that no page makes.
 */
export const TESTED_BY = {
  typeahead: 'borrower',
  initOmniChat: 'chat',
  createHeloc: 'create',
  getEarlyDocument: 'elsewhere',
  deleteDocument: 'elsewhere',
  getDraft: 'borrower',
  putDraft: 'borrower',
  verifyAbilityToStart: 'create',
  getStatesEligibility: 'borrower',
  getZipEligibility: 'borrower',
  getStateLicenses: 'borrower',
  postWaitlist: 'borrower',
  postSession: 'create',
  postEvent: 'create',
  putFullStoryLink: 'elsewhere',
  postCeoFeedback: 'elsewhere',
  postFeature: 'elsewhere',
  postFeatures: 'borrower',
  postDecision: 'create',
  getHeloc: 'borrower',
  getAllHelocs: 'elsewhere',
  getOpenStatus: 'chat',
  getWeek: 'borrower',
  registerIdentity: 'create',
  getIdentity: 'create',
  putIdentityAlias: 'create',
  login: 'create',
  loginRedirect: 'elsewhere',
  logoutRedirect: 'elsewhere',
  openIdentityHandoff: 'elsewhere',
  uploadIdentityHandoff: 'elsewhere',
  postLeaveSurvey: 'borrower',
  getOptimizelyProfile: 'create',
  patchOptimizelyProfile: 'create',
  patchExperiments: 'create',
  getProfile: 'borrower',
  getConsentTypes: 'create',
  putProfileTracker: 'create',
  getLoanOriginator: 'borrower',
  getDefaultLoanOriginator: 'elsewhere',
  getLicensedStates: 'elsewhere',
  getReferral: 'borrower',
  getReferralStatus: 'borrower',
  getOfferCode: 'borrower',
  getAffiliatePrepop: 'borrower',
  postSignerInvitation: 'signer',
  renewSignerInvitation: 'signer',
  verifySignerInvitation: 'signer',
  getCoDeedStatus: 'signer',
  getStatus: 'borrower',
  postVisitorSupport: 'borrower',
} as const satisfies Record<Exclude<EndpointName, ScreenCall>, string>;

/** The calls whose rows are somebody's. */
export type CallsOf<Who extends string> = {
  [Name in keyof typeof TESTED_BY]: (typeof TESTED_BY)[Name] extends Who ? Name : never;
}[keyof typeof TESTED_BY];
