import type { ChecklistStatus } from '#src/domain/application/status.ts';
import type { Env } from './env.ts';
import { type Mail, mailApplicant } from './mail.ts';
import type { Application } from './records.ts';

const toDo = (subject: string, text = 'Open your application to go on.'): Mail => ({ subject, text });
const SIGN = toDo('Your documents are ready to sign');
const PAYMENTS = toDo('Choose how you want to make your payments');
const FROZEN = toDo(
  'Your credit file is locked or frozen',
  'Open your application to see how to lift the freeze. It is free.',
);
const HOME_NOT_FOUND = toDo(
  'We need your help to find your home',
  'Open your application to tell us more about your property.',
);
const ESTIMATE = toDo(
  'We need your estimate of your home',
  'Open your application to tell us about your home.',
);
const VALUATION = toDo('Your home needs a valuation', 'Open your application to order it.');

/**
 * What is mailed when an application comes to a status while the person waits; a function where it depends, `null` where
 * they go on waiting, or another mail says it (docs/rules.md#mails).
 */
const STATUS_MAILS: Readonly<Record<ChecklistStatus, Mail | null | ((app: Application) => Mail | null)>> = {
  GEN_APP_DISCLOSURES: null,
  GEN_NOTE_SIGNING: null,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: null,
  HARD_CREDIT_PULL: null,
  IN_PROGRESS: null,
  ONSITE_APPRAISAL_REQUEST: null,
  PREQUAL_TITLE: null,
  ASSETS_PREQUAL: toDo(
    'There may be another way to qualify',
    'Open your application to see how your savings can count.',
  ),
  // The receipt's mail covers it.
  CANCELLED: null,
  CREDIT_ERROR: null,
  CREDIT_NO_MATCH: toDo('We could not find your credit file yet', 'Open your application to tell us more.'),
  CREDIT_NO_MATCH_SSN: toDo(
    'We could not find your credit file',
    'Open your application to check the details that you gave.',
  ),
  // The person gets a mail whatever the decision is.
  DECLINED: null,
  HARD_CREDIT_LOCKED_OR_FROZEN: FROZEN,
  SOFT_CREDIT_LOCKED_OR_FROZEN: FROZEN,
  MULTIPLE_PROPERTIES: HOME_NOT_FOUND,
  NO_PROPERTY_FOUND: HOME_NOT_FOUND,
  NO_AVM_FOUND: ESTIMATE,
  NAV_BPO_ESTIMATE: ESTIMATE,
  RESI_EVAL_ESTIMATE: ESTIMATE,
  BPO_ORDER_REQUEST: VALUATION,
  NAV_BPO_ORDER_REQUEST: VALUATION,
  // The report's mail covers it.
  ACCEPTABLE_PROPERTY_CONDITION: null,
  UNACCEPTABLE_PROPERTY_CONDITION: null,
  FINAL_TITLE_PULL: null,
  NAV_BPO_PROCESSING: null,
  APPRAISAL_REVIEW_COMPLETE: toDo(
    'The first part of our review is done',
    'There is nothing for you to do. We write again when the rest of it is done.',
  ),
  APP_SUBMISSION: toDo('Your application is ready to be submitted'),
  ATTORNEY_REVIEW: null,
  AUTOPAY_ACCOUNT: PAYMENTS,
  VERIFIED_AUTOPAY_ACCOUNT: PAYMENTS,
  CLTV_LIEN_POSITION_REQUALIFY: toDo(
    'There is a way in which you may still qualify',
    'Open your application to see what would help.',
  ),
  COLLECT_ADDITIONAL_INFO: toDo('We need a few more details'),
  COMPLETE: toDo('Your line is open', 'Your online account has everything about it.'),
  CO_DEED_REQ: toDo('The other owners of your home have to sign', 'Open your application to invite them.'),
  CREDIT_MINOR: null,
  DEED_SIGNING: toDo('You can meet your notary now', 'Open your application to join, or to choose a time.'),
  DELINQUENCY_REVIEW: toDo('We have a question about your credit report'),
  DIRECT_DEBT_PAYOFF: toDo(
    'We are paying off your accounts',
    'Keep paying them until each one is confirmed. Your application shows how far they are.',
  ),
  DISBURSEMENT_ACCOUNT: toDo('Tell us where to send your money'),
  EMPLOYMENT_VERIFICATION: toDo(
    'We need to confirm your job',
    'Open your application to tell us whom to call.',
  ),
  FACTA_REVIEW: null,
  FINAL_OFFER: SIGN,
  NOTE_SIGNING: SIGN,
  FUNDABLE: null,
  FUNDING_DECISION: toDo(
    'We are doing the final checks',
    'Your application shows what comes next, and about when.',
  ),
  GEN_CLOSING_DISCLOSURE: null,
  GEN_NOTARY_DISCLOSURE: null,
  GEN_RESCISSION: null,
  GEN_SUMMARY_DISCLOSURE: null,
  HMDA: toDo('We need a few more details'),
  HOLD_FOR_APPRAISAL_REVIEW: null,
  IDENTITY_VERIFICATION: toDo(
    'Next, show us who you are',
    'Open your application, and have your ID at hand.',
  ),
  INCOME_VERIFICATION: toDo('Next, show us your income'),
  LIEN_VERIFICATION: toDo('Tell us about the loans on your home'),
  MANUAL_DEED_SIGNING: toDo('Choose a time to meet the notary'),
  NOTARY_WAITING_PERIOD: toDo(
    'Your closing has to wait a few days by law',
    'Open your application to see until when.',
  ),
  OFFER_SELECTION: toDo('Your offers are ready', 'Open your application to compare them and choose one.'),
  REVISED_OFFER_SELECTION: toDo(
    'Your offers have changed',
    'Open your application to see how, and choose one.',
  ),
  ONSITE_APPRAISAL_BORROWER_PAYMENT: toDo('Your home needs an appraisal'),
  ONSITE_APPRAISAL_PENDING: toDo(
    'An appraisal of your home is ordered',
    'The appraiser will call you to book a visit.',
  ),
  ORDER_FULL_TITLE: ({ heloc }) => (heloc.titleQuestion ? toDo('We have a question about your home') : null),
  PAYOFF_REQUEST_PENDING: toDo(
    'We have asked your lenders for payoff amounts',
    'This usually takes 2-5 business days. Keep paying these loans until then.',
  ),
  RECORDING: toDo(
    'We are recording your deed',
    'There is nothing for you to do. Your application shows what comes next, and about when.',
  ),
  REQUEST_STEWART_PAYOFFS: null,
  RESCISSION: toDo(
    'Your line is signed',
    'Your application shows until when you can cancel, and about when the money comes.',
  ),
  UNKNOWN: null,
};

/** After this the page offers to leave (docs/rules.md#loaders-and-the-processing-window). */
const WAITS_MS = 30_000;

/** Whether the person has waited so long that they may have left the page. */
export const mayHaveLeft = ({ actedAt }: Application, now: number): boolean => now - actedAt >= WAITS_MS;

/** Mails the new status to an applicant who may have left the page. */
export function sendStatusMail(app: Application, env: Env): void {
  const status = app.heloc.status.checklistStatus ?? '';
  const row = Object.hasOwn(STATUS_MAILS, status) ? STATUS_MAILS[status as ChecklistStatus] : null;
  const mail = typeof row === 'function' ? row(app) : row;
  if (mail) mailApplicant(app, env, mail);
}
