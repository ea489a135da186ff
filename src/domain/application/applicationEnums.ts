/**
 * The closed value lists of an application, once there is one; registration's are in `enums.ts`, so that its first page
 * comes without these. Source: docs/rules.md#closed-lists
 */

export const OWNERSHIP_TYPES = ['SOLE', 'JOINT', 'TRUST'] as const;
export type OwnershipType = (typeof OWNERSHIP_TYPES)[number];

/** The parts of an application that may be changed until it is submitted, as far as the server lets them. */
export const EDITABLE_PARTS = ['CONTACT', 'DEMOGRAPHICS', 'INCOME', 'OFFER'] as const;
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
