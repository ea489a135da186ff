import { typeahead } from './addresses.ts';
import { putApplicant } from './applicant.ts';
import { postAppraisalDecline, postAppraisalOrder, putAppraisalVisit } from './appraisal.ts';
import {
  getBankAccounts,
  postBankLookup,
  postDisbursementReview,
  putAutopay,
  putDisbursementAccount,
  putDisbursementConfirm,
  putDisbursementVerification,
} from './bank.ts';
import { postBankLinkExchange, postBankLinkToken, sandboxBankSignIn } from './bankLink.ts';
import { initOmniChat } from './chat.ts';
import { getConsentPrompt, getHelocConsentTypes, postConsent, postUserConsents } from './consents.ts';
import { getContact, putContact } from './contact.ts';
import { createHeloc } from './create.ts';
import { postCreditDetails, postCreditReminder, putSsn, retryCredit } from './credit.ts';
import { putDemographics } from './demographics.ts';
import { getEarlyDocument } from './disclosures.ts';
import { deleteDocument, getDocument, getDocuments, uploadDocument } from './documents.ts';
import { getDraft, putDraft } from './drafts.ts';
import {
  getStateLicenses,
  getStatesEligibility,
  getZipEligibility,
  verifyAbilityToStart,
} from './eligibility.ts';
import { postEmployerInformation } from './employerInformation.ts';
import { putEmployment } from './employment.ts';
import type { Endpoint } from './endpoint.ts';
import { postCeoFeedback, postEvent, postSession, putFullStoryLink } from './events.ts';
import { postDecision, postFeature, postFeatures } from './features.ts';
import { getAllHelocs, getHeloc } from './heloc.ts';
import { getOpenStatus, getWeek } from './hours.ts';
import {
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
import { postInsuranceAgentRequest, postInsurancePolicy } from './insurance.ts';
import { postLeaveSurvey } from './leaveSurvey.ts';
import {
  deleteNotaryReservation,
  getNotary,
  getNotarySession,
  getNotarySlots,
  postNotaryComplete,
  postNotaryReservation,
  postNotarySession,
  putNotaryReminders,
} from './notary.ts';
import { getCosts, postCounterOffer, postOfferReopening, putOffer, putOfferConfirm } from './offer.ts';
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
import { postOwnershipAnswer, postPropertyAnswer } from './propertyReview.ts';
import {
  getAffiliatePrepop,
  getDefaultLoanOriginator,
  getLicensedStates,
  getLoanOriginator,
  getOfferCode,
  getReferral,
  getReferralStatus,
} from './referral.ts';
import { putAssetDepletion, putLiens, putRequalify } from './requalify.ts';
import {
  postCloseLine,
  postDelinquencyAnswer,
  postFloodAcknowledgement,
  postPayoffLetter,
} from './review.ts';
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
import { postSummaryAcceptance, putPaperDocuments } from './summary.ts';
import { postVisitorSupport } from './support.ts';
import { postTaxTranscript, postTaxTranscriptResult } from './taxTranscript.ts';
import {
  postBpoOrder,
  postConditionProof,
  postPropertyCondition,
  postValueReconsideration,
  putPropertyEstimate,
} from './valuation.ts';
import { postWaitlist } from './waitlist.ts';

/**
 * Every call of the API. Imported by the sandbox, the tests and the OpenAPI generator only: a page imports the endpoints it uses.
 */
export const contract = {
  // addresses
  typeahead,
  // appraisal
  postAppraisalOrder,
  postAppraisalDecline,
  putAppraisalVisit,
  // bank
  getBankAccounts,
  postBankLookup,
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
  postCreditReminder,
  postCreditDetails,
  // demographics
  putDemographics,
  // disclosures
  getEarlyDocument,
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
  postDecision,
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
  // employerInformation
  postEmployerInformation,
  // taxTranscript
  postTaxTranscript,
  postTaxTranscriptResult,
  // employment
  putEmployment,
  // insurance
  postInsurancePolicy,
  postInsuranceAgentRequest,
  // leaveSurvey
  postLeaveSurvey,
  // notary
  getNotary,
  postNotarySession,
  getNotarySession,
  postNotaryComplete,
  getNotarySlots,
  postNotaryReservation,
  deleteNotaryReservation,
  putNotaryReminders,
  // offer
  putOffer,
  putOfferConfirm,
  postOfferReopening,
  postCounterOffer,
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
  // propertyReview
  postPropertyAnswer,
  postOwnershipAnswer,
  // requalify
  putLiens,
  putRequalify,
  putAssetDepletion,
  // review
  postCloseLine,
  postDelinquencyAnswer,
  postFloodAcknowledgement,
  postPayoffLetter,
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
  putPaperDocuments,
  postSummaryAcceptance,
  // support
  postVisitorSupport,
  // valuation
  putPropertyEstimate,
  postBpoOrder,
  postPropertyCondition,
  postConditionProof,
  postValueReconsideration,
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
