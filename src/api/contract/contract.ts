import * as addresses from './addresses.ts';
import * as applicant from './applicant.ts';
import * as appraisal from './appraisal.ts';
import * as bank from './bank.ts';
import * as bankLink from './bankLink.ts';
import * as chatAgents from './chatAgents.ts';
import * as chatAssistant from './chatAssistant.ts';
import * as chatFiles from './chatFiles.ts';
import * as chatHistory from './chatHistory.ts';
import * as chatProof from './chatProof.ts';
import * as chatRunning from './chatRunning.ts';
import * as chatStart from './chatStart.ts';
import * as chatSurvey from './chatSurvey.ts';
import * as coDeed from './coDeed.ts';
import * as conditions from './conditions.ts';
import * as consents from './consents.ts';
import * as contact from './contact.ts';
import * as create from './create.ts';
import * as credit from './credit.ts';
import * as demographics from './demographics.ts';
import * as disclosures from './disclosures.ts';
import * as documents from './documents.ts';
import * as drafts from './drafts.ts';
import * as eligibility from './eligibility.ts';
import * as employerInformation from './employerInformation.ts';
import * as employment from './employment.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as features from './features.ts';
import * as handoff from './handoff.ts';
import * as heloc from './heloc.ts';
import * as hours from './hours.ts';
import * as identity from './identity.ts';
import * as identityVerification from './identityVerification.ts';
import * as income from './income.ts';
import * as insurance from './insurance.ts';
import * as leaveSurvey from './leaveSurvey.ts';
import * as notary from './notary.ts';
import * as notifications from './notifications.ts';
import * as offer from './offer.ts';
import * as optimizer from './optimizer.ts';
import * as profile from './profile.ts';
import * as propertyReview from './propertyReview.ts';
import * as referral from './referral.ts';
import * as requalify from './requalify.ts';
import * as review from './review.ts';
import * as signerAccess from './signerAccess.ts';
import * as signers from './signers.ts';
import * as signing from './signing.ts';
import * as status from './status.ts';
import * as summary from './summary.ts';
import * as support from './support.ts';
import * as taxTranscript from './taxTranscript.ts';
import * as uploads from './uploads.ts';
import * as user from './user.ts';
import * as valuation from './valuation.ts';
import * as waitlist from './waitlist.ts';
import * as wallet from './wallet.ts';

/** The calls that the file of a topic exports, beside its schemas and lists. */
type CallsOf<Topic> = {
  readonly [Name in keyof Topic as Topic[Name] extends Endpoint ? Name : never]: Topic[Name];
};

const isCall = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

const callsOf = <Topic extends object>(topic: Topic) =>
  Object.fromEntries(Object.entries(topic).filter(([, exported]) => isCall(exported))) as CallsOf<Topic>;

/**
 * Every call of the API, by the files of their topics: a call in one of them is here by itself. Imported by the sandbox, the
 * tests and the OpenAPI generator only: a page imports the endpoints it uses.
 */
export const contract = {
  ...callsOf(addresses),
  ...callsOf(applicant),
  ...callsOf(appraisal),
  ...callsOf(bank),
  ...callsOf(bankLink),
  ...callsOf(chatAgents),
  ...callsOf(chatAssistant),
  ...callsOf(chatFiles),
  ...callsOf(chatHistory),
  ...callsOf(chatProof),
  ...callsOf(chatRunning),
  ...callsOf(chatStart),
  ...callsOf(chatSurvey),
  ...callsOf(coDeed),
  ...callsOf(conditions),
  ...callsOf(consents),
  ...callsOf(contact),
  ...callsOf(create),
  ...callsOf(credit),
  ...callsOf(demographics),
  ...callsOf(disclosures),
  ...callsOf(documents),
  ...callsOf(drafts),
  ...callsOf(eligibility),
  ...callsOf(employerInformation),
  ...callsOf(employment),
  ...callsOf(events),
  ...callsOf(features),
  ...callsOf(heloc),
  ...callsOf(hours),
  ...callsOf(identity),
  ...callsOf(handoff),
  ...callsOf(identityVerification),
  ...callsOf(income),
  ...callsOf(insurance),
  ...callsOf(leaveSurvey),
  ...callsOf(notary),
  ...callsOf(notifications),
  ...callsOf(offer),
  ...callsOf(optimizer),
  ...callsOf(profile),
  ...callsOf(propertyReview),
  ...callsOf(referral),
  ...callsOf(requalify),
  ...callsOf(review),
  ...callsOf(signerAccess),
  ...callsOf(signers),
  ...callsOf(signing),
  ...callsOf(status),
  ...callsOf(summary),
  ...callsOf(support),
  ...callsOf(taxTranscript),
  ...callsOf(uploads),
  ...callsOf(user),
  ...callsOf(valuation),
  ...callsOf(waitlist),
  ...callsOf(wallet),
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
