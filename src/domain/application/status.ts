/**
 * The checklist statuses that drive the application, and how a raw one is read. Source: docs/rules.md#names-of-statuses
 */

/** Any status that starts with `WAITING_FOR` waits as well (docs/rules.md#waiting-statuses). */
export const WAITING_STATUSES = [
  'GEN_APP_DISCLOSURES',
  'GEN_NOTE_SIGNING',
  'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
  'HARD_CREDIT_PULL',
  'IN_PROGRESS',
  'ONSITE_APPRAISAL_REQUEST',
  'PREQUAL_TITLE',
] as const;
type WaitingStatus = (typeof WAITING_STATUSES)[number];

const ESTIMATE_STATUSES = ['NO_AVM_FOUND', 'NAV_BPO_ESTIMATE', 'RESI_EVAL_ESTIMATE'] as const;
export const BPO_ORDER_STATUSES = ['BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST'] as const;

/** The app routes on these from any page except the disclosures page (docs/rules.md#statuses-that-route-from-any-page). */
export const TERMINAL_STATUSES = [
  'ASSETS_PREQUAL',
  'CANCELLED',
  'CREDIT_ERROR',
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'DECLINED',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'MULTIPLE_PROPERTIES',
  'NO_PROPERTY_FOUND',
] as const;
export type TerminalStatus = (typeof TERMINAL_STATUSES)[number];

export const CHECKLIST_STATUSES = [
  ...WAITING_STATUSES,
  ...TERMINAL_STATUSES,
  ...ESTIMATE_STATUSES,
  ...BPO_ORDER_STATUSES,
  'ACCEPTABLE_PROPERTY_CONDITION',
  'APPRAISAL_REVIEW_COMPLETE',
  'APP_SUBMISSION',
  'ATTORNEY_REVIEW',
  'AUTOPAY_ACCOUNT',
  'CLTV_LIEN_POSITION_REQUALIFY',
  'COLLECT_ADDITIONAL_INFO',
  'COMPLETE',
  'CO_DEED_REQ',
  'CREDIT_MINOR',
  'DEED_SIGNING',
  'DELINQUENCY_REVIEW',
  'DIRECT_DEBT_PAYOFF',
  'DISBURSEMENT_ACCOUNT',
  'EMPLOYMENT_VERIFICATION',
  'FACTA_REVIEW',
  'FINAL_OFFER',
  'FINAL_TITLE_PULL',
  'FUNDABLE',
  'FUNDING_DECISION',
  'GEN_CLOSING_DISCLOSURE',
  'GEN_NOTARY_DISCLOSURE',
  'GEN_RESCISSION',
  'GEN_SUMMARY_DISCLOSURE',
  'HMDA',
  'HOLD_FOR_APPRAISAL_REVIEW',
  'IDENTITY_VERIFICATION',
  'INCOME_VERIFICATION',
  'LIEN_VERIFICATION',
  'MANUAL_DEED_SIGNING',
  'NAV_BPO_PROCESSING',
  'NOTARY_WAITING_PERIOD',
  'NOTE_SIGNING',
  'OFFER_SELECTION',
  'ONSITE_APPRAISAL_BORROWER_PAYMENT',
  'ONSITE_APPRAISAL_PENDING',
  'ORDER_FULL_TITLE',
  'PAYOFF_REQUEST_PENDING',
  'RECORDING',
  'REQUEST_STEWART_PAYOFFS',
  'RESCISSION',
  'REVISED_OFFER_SELECTION',
  'UNACCEPTABLE_PROPERTY_CONDITION',
  'UNKNOWN',
  'VERIFIED_AUTOPAY_ACCOUNT',
] as const;
export type ChecklistStatus = (typeof CHECKLIST_STATUSES)[number];

/**
 * The statuses that have a destination of their own, among them two that wait: GEN_NOTE_SIGNING when the tries are used
 * up, GEN_PRE_SOFT_CREDIT_DISCLOSURE while the person has something to read.
 */
export type RoutedStatus =
  | Exclude<ChecklistStatus, WaitingStatus>
  | 'GEN_NOTE_SIGNING'
  | 'GEN_PRE_SOFT_CREDIT_DISCLOSURE';

const known: ReadonlySet<string> = new Set(CHECKLIST_STATUSES);
const waiting: ReadonlySet<string> = new Set(WAITING_STATUSES);
const terminal: ReadonlySet<string> = new Set(TERMINAL_STATUSES);

/** True for the listed waiting statuses and everything that starts with `WAITING_FOR`. */
export function isWaitingStatus(status: string): boolean {
  return status.startsWith('WAITING_FOR') || waiting.has(status);
}

/** True for the stable statuses that route from any page but the disclosures page. */
export function isTerminalStatus(status: string): status is TerminalStatus {
  return terminal.has(status);
}

/** Statuses that may come with a longer name, matched by prefix so that they share one destination. */
const FAMILIES = [
  ['NAV_BPO_ESTIMATE', /^NAV_BPO_ESTIMATE_/],
  ['RESI_EVAL_ESTIMATE', /^RESI_EVAL_ESTIMATE_/],
  ['BPO_ORDER_REQUEST', /^BPO_ORDER_REQUEST_/],
  ['NAV_BPO_ORDER_REQUEST', /^NAV_BPO_ORDER_REQUEST_/],
  ['NAV_BPO_PROCESSING', /^NAV_BPO_PROCESSING_/],
  ['FINAL_TITLE_PULL', /^FINAL_TITLE_PULL_/],
  ['ACCEPTABLE_PROPERTY_CONDITION', /^ACCEPTABLE_PROPERTY_CONDITION_/],
  ['UNACCEPTABLE_PROPERTY_CONDITION', /^UNACCEPTABLE_PROPERTY_CONDITION_/],
] as const satisfies readonly (readonly [ChecklistStatus, RegExp])[];

export type ParsedStatus =
  | { kind: 'known'; status: ChecklistStatus }
  | { kind: 'waiting'; raw: string }
  | { kind: 'unknown'; raw: string }
  | { kind: 'none' };

/**
 * Reads a raw checklist status from the API without ever throwing.
 *
 * @returns `none` for null, undefined or blank; `waiting` before `known` (so GEN_NOTE_SIGNING is waiting
 * here); `unknown` keeps the text so that the caller can log it.
 */
export function parseStatus(raw: unknown): ParsedStatus {
  if (raw === null || raw === undefined) return { kind: 'none' };
  // An object is not written out: it may hold anything, and its own toString may throw.
  if (typeof raw !== 'string')
    return { kind: 'unknown', raw: typeof raw === 'object' ? 'object' : String(raw) };
  const text = raw.trim();
  if (text === '') return { kind: 'none' };
  if (isWaitingStatus(text)) return { kind: 'waiting', raw: text };
  if (known.has(text)) return { kind: 'known', status: text as ChecklistStatus };
  const family = FAMILIES.find(([, pattern]) => pattern.test(text));
  return family ? { kind: 'known', status: family[0] } : { kind: 'unknown', raw: text };
}

/** A status as a host is told of it. */
export type ToldStatus = ChecklistStatus | `WAITING_FOR_${string}`;

/** @returns undefined where there is none */
export function toldStatus(raw: unknown): ToldStatus | undefined {
  const parsed = parseStatus(raw);
  switch (parsed.kind) {
    case 'none':
      return undefined;
    case 'known':
      return parsed.status;
    case 'waiting':
      return parsed.raw as ToldStatus;
    case 'unknown':
      return 'UNKNOWN';
  }
}

/** How a status is named in a log: a name as names are, and nothing else that a server may have put in its place. */
export function statusCode(raw: unknown): string {
  if (raw === null || raw === undefined) return 'none';
  return typeof raw === 'string' && /^[A-Z0-9_]{1,60}$/.test(raw.trim()) ? raw.trim() : 'malformed';
}
