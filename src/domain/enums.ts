/**
 * The closed value lists of the product, as they travel; their labels are copy (`src/features/labels/`).
 *
 * A list is a const array, and its union type carries the singular name. Source: docs/rules.md#closed-lists
 */

/** True when `value` is one of `list`; narrows to the list's union. */
export function isOneOf<const T extends string>(list: readonly T[], value: unknown): value is T {
  return typeof value === 'string' && (list as readonly string[]).includes(value);
}

export const OCCUPANCY_TYPES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const;
export type OccupancyType = (typeof OCCUPANCY_TYPES)[number];

export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'ALIMONY',
  'CHILD_SUPPORT',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'PUBLIC_ASSISTANCE_PROGRAM',
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** What the API stores; the three that it does not know are mapped by `employmentForApi`. */
export const API_EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'UNRECOGNIZED',
] as const;
export type ApiEmploymentType = (typeof API_EMPLOYMENT_TYPES)[number];

export const SUFFIXES = ['', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const;
export type Suffix = (typeof SUFFIXES)[number];

/**
 * The API value of a suffix given as label, value or free spelling ("Jr.", "jr"); '' when there is none
 * or it is not in the list (docs/rules.md#names-of-people).
 */
export function suffixToApi(text: string | null | undefined): Suffix {
  const key = (text ?? '').trim().replace(/\.$/, '').toUpperCase();
  return isOneOf(SUFFIXES, key) ? key : '';
}

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

/** Stages of an application; their position in the list of steps is in `progress.ts`. */
export const STAGES = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'ID_UPLOAD',
  'LINK_INCOME',
  'SIGNING',
  'ENOTARY',
  'MANUAL_NOTARY',
  'COMPLETE',
] as const;
export type Stage = (typeof STAGES)[number];

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

export const SMS_CONSENT_TYPES = ['SMS', 'SMS_TRANSACTIONAL'] as const;
export type SmsConsentType = (typeof SMS_CONSENT_TYPES)[number];

export const OPT_CHOICES = ['OPT_IN', 'OPT_OUT'] as const;
export type OptChoice = (typeof OPT_CHOICES)[number];

export const BUSINESS_HOURS_DEPARTMENTS = ['OPS_PHONE', 'OPS_CHAT', 'NOTARY'] as const;
export type BusinessHoursDepartment = (typeof BUSINESS_HOURS_DEPARTMENTS)[number];

export const CHAT_MODES = ['twilio', 'nice', 'stream', 'chatbot'] as const;

export const BANK_ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];

export { type DocumentType, IDENTITY_DOCUMENTS } from './documents.ts';
