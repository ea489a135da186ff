import { EDITABLE_PARTS, type EditablePart } from '#src/domain/application/applicationEnums.ts';
import type { ChecklistStatus } from '#src/domain/application/status.ts';
import type { Stage } from '#src/domain/enums.ts';

/**
 * How far an application is, as a row of milestones. An application that is made in some status has everything up
 * to that status's milestone filled in.
 */
export const MILESTONES = [
  'created',
  'offered',
  'offerChosen',
  'contactGiven',
  'demographicsGiven',
  'submitted',
  'incomeVerified',
  'identityVerified',
  'noteSigned',
  'accountGiven',
  'paymentsSet',
  'ownersSigned',
  'deedSigned',
] as const;
export type Milestone = (typeof MILESTONES)[number];

interface Row {
  stage: Stage;
  reached: Milestone;
}

const row = (stage: Stage, reached: Milestone): Row => ({ stage, reached });
const START = row('INITIAL', 'created');
const OFFERS = row('PRODUCT_SELECT', 'offered');
const SUBMITTED = row('MORE_INFO', 'submitted');
const TO_SIGN = row('SIGNING', 'identityVerified');
const NOTARY = row('ENOTARY', 'ownersSigned');
const DONE = row('COMPLETE', 'deedSigned');

/** Every status of the routing table (docs/rules.md#order-of-an-application). */
export const STATUSES: Readonly<Record<ChecklistStatus, Row>> = {
  GEN_APP_DISCLOSURES: row('MORE_INFO', 'demographicsGiven'),
  GEN_NOTE_SIGNING: TO_SIGN,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: START,
  HARD_CREDIT_PULL: SUBMITTED,
  IN_PROGRESS: START,
  ONSITE_APPRAISAL_REQUEST: OFFERS,
  PREQUAL_TITLE: TO_SIGN,
  ASSETS_PREQUAL: OFFERS,
  CANCELLED: row('PRODUCT_SELECT', 'offerChosen'),
  CREDIT_ERROR: START,
  CREDIT_NO_MATCH: START,
  CREDIT_NO_MATCH_SSN: START,
  DECLINED: START,
  HARD_CREDIT_LOCKED_OR_FROZEN: SUBMITTED,
  SOFT_CREDIT_LOCKED_OR_FROZEN: START,
  MULTIPLE_PROPERTIES: START,
  NO_PROPERTY_FOUND: START,
  NO_AVM_FOUND: START,
  NAV_BPO_ESTIMATE: START,
  RESI_EVAL_ESTIMATE: START,
  BPO_ORDER_REQUEST: START,
  NAV_BPO_ORDER_REQUEST: START,
  ACCEPTABLE_PROPERTY_CONDITION: SUBMITTED,
  APPRAISAL_REVIEW_COMPLETE: SUBMITTED,
  APP_SUBMISSION: row('MORE_INFO', 'demographicsGiven'),
  ATTORNEY_REVIEW: NOTARY,
  AUTOPAY_ACCOUNT: row('SIGNING', 'accountGiven'),
  CLTV_LIEN_POSITION_REQUALIFY: OFFERS,
  COLLECT_ADDITIONAL_INFO: row('MORE_INFO', 'offerChosen'),
  COMPLETE: DONE,
  CO_DEED_REQ: row('SIGNING', 'paymentsSet'),
  CREDIT_MINOR: START,
  DEED_SIGNING: NOTARY,
  DELINQUENCY_REVIEW: SUBMITTED,
  DIRECT_DEBT_PAYOFF: DONE,
  DISBURSEMENT_ACCOUNT: row('SIGNING', 'noteSigned'),
  EMPLOYMENT_VERIFICATION: row('LINK_INCOME', 'incomeVerified'),
  FACTA_REVIEW: START,
  FINAL_OFFER: TO_SIGN,
  FINAL_TITLE_PULL: SUBMITTED,
  FUNDABLE: DONE,
  FUNDING_DECISION: DONE,
  GEN_CLOSING_DISCLOSURE: row('SIGNING', 'noteSigned'),
  GEN_NOTARY_DISCLOSURE: NOTARY,
  GEN_RESCISSION: DONE,
  GEN_SUMMARY_DISCLOSURE: row('MORE_INFO', 'demographicsGiven'),
  HMDA: row('MORE_INFO', 'contactGiven'),
  HOLD_FOR_APPRAISAL_REVIEW: SUBMITTED,
  IDENTITY_VERIFICATION: row('ID_UPLOAD', 'incomeVerified'),
  INCOME_VERIFICATION: row('LINK_INCOME', 'submitted'),
  LIEN_VERIFICATION: OFFERS,
  MANUAL_DEED_SIGNING: row('MANUAL_NOTARY', 'ownersSigned'),
  NAV_BPO_PROCESSING: START,
  NOTARY_WAITING_PERIOD: NOTARY,
  NOTE_SIGNING: TO_SIGN,
  OFFER_SELECTION: OFFERS,
  ONSITE_APPRAISAL_BORROWER_PAYMENT: SUBMITTED,
  ONSITE_APPRAISAL_PENDING: SUBMITTED,
  ORDER_FULL_TITLE: SUBMITTED,
  PAYOFF_REQUEST_PENDING: SUBMITTED,
  RECORDING: DONE,
  REQUEST_STEWART_PAYOFFS: SUBMITTED,
  RESCISSION: DONE,
  REVISED_OFFER_SELECTION: row('PRODUCT_SELECT', 'incomeVerified'),
  UNACCEPTABLE_PROPERTY_CONDITION: SUBMITTED,
  UNKNOWN: OFFERS,
  VERIFIED_AUTOPAY_ACCOUNT: row('SIGNING', 'accountGiven'),
};

/** The row of any status at all: a waiting one that the table does not name has just been created. */
export function statusRow(status: string | null | undefined): Row {
  const known = Object.hasOwn(STATUSES, status ?? '') ? STATUSES[status as ChecklistStatus] : undefined;
  return known ?? START;
}

/** Until it is submitted an application can be changed from its summary (docs/rules.md#submitting-the-application). */
/** The bureaus keep the credit file closed. */
export const FROZEN: readonly string[] = ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN'];

export const SUMMARY: readonly string[] = ['GEN_SUMMARY_DISCLOSURE', 'APP_SUBMISSION'];

export const editableUnder = (status: string | null): EditablePart[] =>
  SUMMARY.includes(status ?? '') ? [...EDITABLE_PARTS] : [];

export const hasReached = (status: string | null | undefined, milestone: Milestone) =>
  MILESTONES.indexOf(statusRow(status).reached) >= MILESTONES.indexOf(milestone);
