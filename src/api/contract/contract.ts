import { typeahead } from './addresses.ts';
import { putApplicant } from './applicant.ts';
import {
  getBankAccounts,
  postDisbursementReview,
  putAutopay,
  putDisbursementAccount,
  putDisbursementConfirm,
  putDisbursementVerification,
} from './bank.ts';
import { postBankLinkExchange, postBankLinkToken, sandboxBankSignIn } from './bankLink.ts';
import { initOmniChat, initTwilioChat } from './chat.ts';
import { getConsentPrompt, getHelocConsentTypes, postConsent, postUserConsents } from './consents.ts';
import { getContact, putContact } from './contact.ts';
import { createHeloc } from './create.ts';
import { putSsn, retryCredit } from './credit.ts';
import { putDemographics } from './demographics.ts';
import { deleteDocument, getDocument, getDocuments, uploadDocument } from './documents.ts';
import { getDraft, putDraft } from './drafts.ts';
import {
  getStateLicenses,
  getStatesEligibility,
  getZipEligibility,
  postWaitlist,
  verifyAbilityToStart,
} from './eligibility.ts';
import type { Endpoint } from './endpoint.ts';
import { postCeoFeedback, postEvent, postSession, putFullStoryLink } from './events.ts';
import { postFeature, postFeatures } from './features.ts';
import { getAllHelocs, getHeloc } from './heloc.ts';
import { getOpenStatus, getWeek } from './hours.ts';
import {
  getFigureInfo,
  getIdentity,
  login,
  loginRedirect,
  logoutRedirect,
  putIdentityAlias,
  registerIdentity,
} from './identity.ts';
import {
  getIdentityHandoff,
  openIdentityHandoff,
  postIdentityHandoff,
  postIdentityHandoffText,
  uploadIdentityHandoff,
} from './identityHandoff.ts';
import {
  getIdentityVerification,
  postIdentityVerification,
  putIdentityConfirmation,
} from './identityVerification.ts';
import {
  deleteIncomeRecord,
  getIncomeRecords,
  postIncomeDocuments,
  putIncome,
  putIncomeRecord,
  putIncomeSources,
} from './income.ts';
import { postLeaveSurvey } from './leaveSurvey.ts';
import {
  getNotary,
  getNotarySession,
  getNotarySlots,
  postNotaryComplete,
  postNotaryReservation,
  postNotarySession,
} from './notary.ts';
import { getCosts, postOfferReopening, putOffer, putOfferConfirm } from './offer.ts';
import { getOptimizelyProfile, patchExperiments, patchOptimizelyProfile } from './optimizer.ts';
import {
  getConsentTypes,
  getProfile,
  putProfileName,
  putProfilePhone,
  putProfileTracker,
  sendPhoneCode,
  verifyPhoneCode,
} from './profile.ts';
import {
  getAffiliatePrepop,
  getDefaultLoanOriginator,
  getLicensedStates,
  getLoanOriginator,
  getOfferCode,
  getReferral,
  getReferralStatus,
} from './referral.ts';
import {
  getCoDeedStatus,
  postSignerInvitation,
  renewSignerInvitation,
  verifySignerInvitation,
} from './signerAccess.ts';
import { getSigners, postSigner, postSignerResend, postSignersContinue, putSignerEmail } from './signers.ts';
import {
  postCancellation,
  postSignDocument,
  postSigningComplete,
  postSigningDecline,
  postSigningSession,
  postSupportRequest,
} from './signing.ts';
import { getStatus } from './status.ts';
import { postSummaryAcceptance } from './summary.ts';
import { postVisitorSupport } from './support.ts';

/**
 * Every call of the API. Imported by the sandbox, the tests and the OpenAPI generator only: a page imports the endpoints it uses.
 */
export const contract = {
  // addresses
  typeahead,
  // bank
  getBankAccounts,
  putDisbursementAccount,
  putDisbursementVerification,
  postDisbursementReview,
  putDisbursementConfirm,
  putAutopay,
  // bankLink
  postBankLinkToken,
  postBankLinkExchange,
  sandboxBankSignIn,
  // chat
  initOmniChat,
  initTwilioChat,
  // consents
  getConsentPrompt,
  postUserConsents,
  getHelocConsentTypes,
  postConsent,
  // applicant
  putApplicant,
  // contact
  getContact,
  putContact,
  // create
  createHeloc,
  // credit
  putSsn,
  retryCredit,
  // demographics
  putDemographics,
  // documents
  getDocuments,
  getDocument,
  uploadDocument,
  deleteDocument,
  // drafts
  getDraft,
  putDraft,
  // eligibility
  verifyAbilityToStart,
  getStatesEligibility,
  getZipEligibility,
  getStateLicenses,
  postWaitlist,
  // events
  postSession,
  postEvent,
  putFullStoryLink,
  postCeoFeedback,
  // features
  postFeature,
  postFeatures,
  // heloc
  getHeloc,
  getAllHelocs,
  // hours
  getOpenStatus,
  getWeek,
  // identity
  registerIdentity,
  getIdentity,
  putIdentityAlias,
  login,
  loginRedirect,
  logoutRedirect,
  getFigureInfo,
  // identityHandoff
  getIdentityHandoff,
  postIdentityHandoff,
  postIdentityHandoffText,
  openIdentityHandoff,
  uploadIdentityHandoff,
  // identityVerification
  getIdentityVerification,
  postIdentityVerification,
  putIdentityConfirmation,
  // income
  getIncomeRecords,
  postIncomeDocuments,
  putIncomeRecord,
  deleteIncomeRecord,
  putIncome,
  putIncomeSources,
  // leaveSurvey
  postLeaveSurvey,
  // notary
  getNotary,
  postNotarySession,
  getNotarySession,
  postNotaryComplete,
  getNotarySlots,
  postNotaryReservation,
  // offer
  putOffer,
  putOfferConfirm,
  postOfferReopening,
  getCosts,
  // optimizer
  patchExperiments,
  getOptimizelyProfile,
  patchOptimizelyProfile,
  // profile
  getProfile,
  getConsentTypes,
  putProfileName,
  putProfilePhone,
  putProfileTracker,
  sendPhoneCode,
  verifyPhoneCode,
  // referral
  getLoanOriginator,
  getDefaultLoanOriginator,
  getLicensedStates,
  getReferral,
  getReferralStatus,
  getOfferCode,
  getAffiliatePrepop,
  // signerAccess
  postSignerInvitation,
  renewSignerInvitation,
  verifySignerInvitation,
  getCoDeedStatus,
  // signers
  getSigners,
  postSigner,
  postSignerResend,
  putSignerEmail,
  postSignersContinue,
  // signing
  postSigningSession,
  postSignDocument,
  postSigningComplete,
  postSigningDecline,
  postSupportRequest,
  postCancellation,
  // status
  getStatus,
  // summary
  postSummaryAcceptance,
  // support
  postVisitorSupport,
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
