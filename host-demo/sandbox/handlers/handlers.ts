import { addressesHandlers } from './addresses.ts';
import { applicantHandlers } from './applicant.ts';
import { appraisalHandlers } from './appraisal.ts';
import { bankHandlers } from './bank.ts';
import { bankLinkHandlers } from './bankLink.ts';
import { chatHandlers } from './chat.ts';
import { chatAgentsHandlers } from './chatAgents.ts';
import { coDeedHandlers } from './coDeed.ts';
import { conditionsHandlers } from './conditions.ts';
import { consentsHandlers } from './consents.ts';
import { contactHandlers } from './contact.ts';
import { createHandlers } from './create.ts';
import { creditHandlers } from './credit.ts';
import { demographicsHandlers } from './demographics.ts';
import { disclosuresHandlers } from './disclosures.ts';
import { documentsHandlers } from './documents.ts';
import { draftsHandlers } from './drafts.ts';
import { eligibilityHandlers } from './eligibility.ts';
import { employerInformationHandlers } from './employerInformation.ts';
import { employmentHandlers } from './employment.ts';
import { eventsHandlers } from './events.ts';
import { featuresHandlers } from './features.ts';
import { handoffHandlers } from './handoff.ts';
import { helocHandlers } from './heloc.ts';
import { hoursHandlers } from './hours.ts';
import { identityHandlers } from './identity.ts';
import { identityVerificationHandlers } from './identityVerification.ts';
import { incomeHandlers } from './income.ts';
import { insuranceHandlers } from './insurance.ts';
import { leaveSurveyHandlers } from './leaveSurvey.ts';
import { notaryHandlers } from './notary.ts';
import { notificationsHandlers } from './notifications.ts';
import { offerHandlers } from './offer.ts';
import { optimizerHandlers } from './optimizer.ts';
import { profileHandlers } from './profile.ts';
import { propertyReviewHandlers } from './propertyReview.ts';
import { referralHandlers } from './referral.ts';
import { requalifyHandlers } from './requalify.ts';
import { reviewHandlers } from './review.ts';
import { signerAccessHandlers } from './signerAccess.ts';
import { signersHandlers } from './signers.ts';
import { signingHandlers } from './signing.ts';
import { statusHandlers } from './status.ts';
import { summaryHandlers } from './summary.ts';
import { supportHandlers } from './support.ts';
import { taxTranscriptHandlers } from './taxTranscript.ts';
import type { Handlers } from './types.ts';
import { uploadsHandlers } from './uploads.ts';
import { userHandlers } from './user.ts';
import { valuationHandlers } from './valuation.ts';
import { waitlistHandlers } from './waitlist.ts';
import { walletHandlers } from './wallet.ts';

/** Every call of the contract, by the files of its topics. A new entry there does not compile until it has a handler here. */
export const handlers = {
  ...addressesHandlers,
  ...applicantHandlers,
  ...appraisalHandlers,
  ...bankHandlers,
  ...bankLinkHandlers,
  ...chatHandlers,
  ...chatAgentsHandlers,
  ...coDeedHandlers,
  ...conditionsHandlers,
  ...consentsHandlers,
  ...contactHandlers,
  ...createHandlers,
  ...creditHandlers,
  ...demographicsHandlers,
  ...disclosuresHandlers,
  ...documentsHandlers,
  ...draftsHandlers,
  ...eligibilityHandlers,
  ...employerInformationHandlers,
  ...employmentHandlers,
  ...eventsHandlers,
  ...featuresHandlers,
  ...helocHandlers,
  ...hoursHandlers,
  ...identityHandlers,
  ...handoffHandlers,
  ...identityVerificationHandlers,
  ...incomeHandlers,
  ...insuranceHandlers,
  ...leaveSurveyHandlers,
  ...notaryHandlers,
  ...notificationsHandlers,
  ...offerHandlers,
  ...optimizerHandlers,
  ...profileHandlers,
  ...propertyReviewHandlers,
  ...referralHandlers,
  ...requalifyHandlers,
  ...reviewHandlers,
  ...signerAccessHandlers,
  ...signersHandlers,
  ...signingHandlers,
  ...statusHandlers,
  ...summaryHandlers,
  ...supportHandlers,
  ...taxTranscriptHandlers,
  ...uploadsHandlers,
  ...userHandlers,
  ...valuationHandlers,
  ...waitlistHandlers,
  ...walletHandlers,
} satisfies Handlers;
