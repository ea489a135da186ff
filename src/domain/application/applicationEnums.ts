/**
 * The closed value lists of an application, once there is one; registration's are in `enums.ts`, so that its first page
 * comes without these. Source: docs/rules.md#closed-lists
 */

import { isOneOf } from '../enums.ts';

export const OWNERSHIP_TYPES = ['SOLE', 'JOINT', 'TRUST'] as const;
export type OwnershipType = (typeof OWNERSHIP_TYPES)[number];

/** The parts of an application that may be changed until it is submitted. */
export const SUMMARY_PARTS = ['CONTACT', 'DEMOGRAPHICS', 'INCOME', 'OFFER'] as const;
/** All that may be changed, as far as the server lets it; the last two while a condition is about them. */
export const EDITABLE_PARTS = [...SUMMARY_PARTS, 'IDENTITY', 'DISBURSEMENT'] as const;
export type EditablePart = (typeof EDITABLE_PARTS)[number];

export const LOAN_PURPOSES = [
  'DEBT_CONSOLIDATION',
  'HOME_IMPROVEMENT',
  'MAJOR_PURCHASE',
  'EDUCATION',
  'HEALTH_MEDICAL',
  'CARING_FOR_FAMILY',
  'RETIREMENT',
  'TRAVEL',
  'SMALL_BUSINESS',
  'SOLAR_ENERGY_EFFICIENT_INSTALLATION',
  'OTHER',
] as const;
export type LoanPurpose = (typeof LOAN_PURPOSES)[number];

/** The law allows exactly these three terms (docs/rules.md#marital-status). */
export const MARITAL_STATUSES = ['MARRIED', 'UNMARRIED', 'SEPARATED'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

export const DISCOUNT_TYPES = [
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
] as const;

export const DRAW_PREFERENCES = ['PRESERVE', 'DEDUCT', 'MAXIMIZE'] as const;
export type DrawPreference = (typeof DRAW_PREFERENCES)[number];

/** Underwriting decision, `status.uwDecision`. */
export const DECISIONS = [
  'APPROVED',
  'ASSET_DEPLETION',
  'DECLINE',
  'ERROR',
  'FINAL',
  'INITIAL',
  'INELIGIBLE',
  'REVIEW',
  'SELECT',
  'UNKNOWN',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** Beside the decision, `status.uwSubDecision`. */
const SUB_DECISIONS = [
  'BPO_PENDING',
  'CREDIT_FROZEN',
  'FINAL_OFFER',
  'UNVERIFIED_DTI_LIMITED',
  'UNVERIFIED_OFFER',
  'UNVERIFIED_ONBOARDING_COMPLETE',
  'VERIFIED_DTI_LIMITED',
  'VERIFIED_INCOME_MATCHED_OFFER',
  'VERIFIED_OFFER',
  'VERIFIED_RESERVE_LIMITED',
  'UNKNOWN_SUBDECISION',
] as const;
export type SubDecision = (typeof SUB_DECISIONS)[number];

/** One that is not in the list is an unknown one; undefined where there is none. */
export function subDecisionOf(value: string | null | undefined): SubDecision | undefined {
  if (!value) return undefined;
  return isOneOf(SUB_DECISIONS, value) ? value : 'UNKNOWN_SUBDECISION';
}

/** What came of checking something. */
const VERIFICATIONS = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
/** Of an income record: one that is linked waits for the person to confirm it, and expires without. */
export const INCOME_RECORD_STATUSES = [...VERIFICATIONS, 'LINKED', 'EXPIRED'] as const;
export type IncomeRecordStatus = (typeof INCOME_RECORD_STATUSES)[number];

/** From where an income is known. Those of a vendor have a part of their own behind the name, such as `TRUV_PAYROLL`. */
const INCOME_SOURCES = [
  'EMPINFO',
  'MANUAL_PAYSTUB',
  'PLAID_TRANSACTIONS',
  'POINTSERV',
  'TRUV_TAX',
  'TRUV',
  'OTHER',
  'UNKNOWN',
] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

/** One that is not in the list is an unknown one. */
export const incomeSourceOf = (value: string): IncomeSource =>
  INCOME_SOURCES.find((source) => value === source || value.startsWith(`${source}_`)) ?? 'UNKNOWN';

export const PAYMENT_MODES = ['AUTOPAY', 'MANUAL'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Consents recorded by `POST .../consents` or the create call; the SMS prompts are `SMS_CONSENT_TYPES`. */
export const CONSENT_TYPES = [
  'SOFT_CREDIT',
  'HARD_CREDIT',
  'ESIGN',
  'SUMMARY_DISCLOSURE',
  'PRIVACY',
  'TERMS',
  'COMMUNICATIONS',
  'EMPLOYMENT_VERIFICATION',
  'IRS_DISCLOSURE',
  'PAYOFF_AUTHORIZATION',
  'AUTOPAY',
  'NOTARY_RECORDING',
  'FLOOD_NOTICE',
  'JOINT_CREDIT',
] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];

const SMS_CONSENT_TYPES = ['SMS', 'SMS_TRANSACTIONAL'] as const;
export type SmsConsentType = (typeof SMS_CONSENT_TYPES)[number];

export const OPT_CHOICES = ['OPT_IN', 'OPT_OUT'] as const;
export type OptChoice = (typeof OPT_CHOICES)[number];

export const BUSINESS_HOURS_DEPARTMENTS = ['OPS_PHONE', 'OPS_CHAT', 'NOTARY'] as const;
export type BusinessHoursDepartment = (typeof BUSINESS_HOURS_DEPARTMENTS)[number];

export const CHAT_MODES = ['twilio', 'nice', 'stream', 'chatbot'] as const;

export const BANK_ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];
