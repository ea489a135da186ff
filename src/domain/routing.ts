/** Where a status takes the applicant. Source: docs/rules.md#status-to-screen */
import { sendsSoftCreditConsent } from './consents.ts';
import { DECISIONS, type Decision, isOneOf } from './enums.ts';
import { isTerminalStatus, parseStatus, type RoutedStatus, statusCode } from './status.ts';

/** What routing reads of an application; every field tolerates what the API really sends. */
export interface StatusFacts {
  checklistStatus: string | null | undefined;
  uwDecision?: string | null | undefined;
  uwSubDecision?: string | null | undefined;
  waitingOnFloodCert?: boolean | null | undefined;
  primaryParticipantAcceptComplete?: boolean | null | undefined;
  bpo?: { status?: string | null | undefined } | string | null | undefined;
  /** Two letters. */
  propertyState?: string | null | undefined;
  isInquiry?: boolean | null | undefined;
  isCrypto?: boolean | null | undefined;
  /** `disburseAccount.routingNumber`. */
  disburseRoutingNumber?: string | null | undefined;
  /** Whether a SOFT_CREDIT consent is held. */
  softCreditConsent?: boolean | undefined;
}

/**
 * `screen`: a path below `/{uuid}`, without a leading slash. `leave`: a path on the lender's site.
 * `waiting`: nothing to show yet, poll again. `afterWait`: polled like a waiting one, shown when the tries are used up.
 * `unknown`: the name of a status without a row, for the log.
 */
export type Destination = (
  | { kind: 'screen'; path: string; query?: Record<string, string>; afterWait?: true }
  | { kind: 'leave'; path: string }
  | { kind: 'waiting' }
) & { unknown?: string };

type Row = Destination | ((facts: StatusFacts) => Destination);

const screen = (path: string): Destination => ({ kind: 'screen', path });
const OFFER_ORIGIN = 'signing/intro';
const DECLINE = screen('error/decline');
const TIMEOUT = screen('error/timeout');
const WAITING: Destination = { kind: 'waiting' };
const unknown = (raw: string): Destination => ({ ...TIMEOUT, unknown: statusCode(raw) });
export const DISCLOSURES_PATH = 'document/disclosures';
const PROFILE = screen('start/profile');
/** A finished application has no screen: it leaves for the dashboard (docs/rules.md#leaving-for-the-dashboard). */
const DASHBOARD: Destination = { kind: 'leave', path: '/dashboard' };

const bpoStatus = ({ bpo }: StatusFacts) => (typeof bpo === 'string' ? bpo : bpo?.status);

function bpoOrder(facts: StatusFacts): Destination {
  if (bpoStatus(facts) !== 'BPO_REQUIRED') return screen('bpo/hold');
  return screen(facts.propertyState?.toUpperCase() === 'TX' ? 'bpo/condition' : 'bpo/order-bpo');
}

/** New York's notice comes before the consent (docs/rules.md#new-york-credit-notice); elsewhere registration has asked. */
function preSoftCredit({ propertyState, softCreditConsent }: StatusFacts): Destination {
  const asks = !softCreditConsent && !sendsSoftCreditConsent(propertyState ?? '', false);
  return asks ? screen(DISCLOSURES_PATH) : WAITING;
}

function offerSelection({ uwDecision, uwSubDecision }: StatusFacts): Destination {
  const query = {
    ...(uwSubDecision === 'VERIFIED_OFFER' ? { origin: OFFER_ORIGIN } : {}),
    ...(isOneOf(DECISIONS, uwDecision) ? { uwDecision } : {}),
  };
  return { kind: 'screen', path: 'product/select', query };
}

const TABLE = {
  CREDIT_NO_MATCH: screen('credit/social'),
  CREDIT_NO_MATCH_SSN: screen('review-app/no-credit'),
  HARD_CREDIT_LOCKED_OR_FROZEN: screen('credit/error'),
  SOFT_CREDIT_LOCKED_OR_FROZEN: screen('credit/error'),
  NO_PROPERTY_FOUND: screen('review-app/property'),
  MULTIPLE_PROPERTIES: screen('review-app/property'),
  DECLINED: DECLINE,
  COLLECT_ADDITIONAL_INFO: screen('start/contact'),
  HMDA: screen('start/hmda'),
  DELINQUENCY_REVIEW: screen('review-app/delinquency'),
  GEN_CLOSING_DISCLOSURE: (facts) =>
    screen(facts.waitingOnFloodCert ? 'error/flood-cert' : 'review-app/signdocs'),
  NOTE_SIGNING: screen('signing/intro'),
  FINAL_OFFER: screen('signing/intro'),
  REVISED_OFFER_SELECTION: screen('product/select'),
  OFFER_SELECTION: offerSelection,
  GEN_NOTE_SIGNING: { kind: 'screen', path: 'review-app/signdocs', afterWait: true },
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: preSoftCredit,
  APP_SUBMISSION: screen('start/app-summary'),
  GEN_SUMMARY_DISCLOSURE: screen('start/app-summary'),
  INCOME_VERIFICATION: screen('income/review'),
  IDENTITY_VERIFICATION: screen('identity'),
  ASSETS_PREQUAL: screen('product/assets'),
  CLTV_LIEN_POSITION_REQUALIFY: screen('product/prequal-winback'),
  DISBURSEMENT_ACCOUNT: screen('bank/disburse'),
  AUTOPAY_ACCOUNT: (facts) =>
    screen(!facts.disburseRoutingNumber && !facts.isCrypto ? 'bank/disburse' : 'bank/autopay'),
  VERIFIED_AUTOPAY_ACCOUNT: screen('bank/autopay'),
  NO_AVM_FOUND: screen('bpo/estimate-value'),
  NAV_BPO_ESTIMATE: screen('bpo/estimate-value'),
  RESI_EVAL_ESTIMATE: screen('bpo/estimate-value'),
  PAYOFF_REQUEST_PENDING: screen('payoff/hold'),
  BPO_ORDER_REQUEST: bpoOrder,
  NAV_BPO_ORDER_REQUEST: bpoOrder,
  NAV_BPO_PROCESSING: screen('bpo/hold'),
  FINAL_TITLE_PULL: screen('bpo/hold'),
  ACCEPTABLE_PROPERTY_CONDITION: screen('bpo/hold'),
  UNACCEPTABLE_PROPERTY_CONDITION: screen('bpo/hold'),
  GEN_RESCISSION: screen('complete'),
  RESCISSION: screen('complete'),
  RECORDING: screen('complete'),
  FUNDABLE: screen('complete'),
  DIRECT_DEBT_PAYOFF: screen('complete'),
  FUNDING_DECISION: screen('complete'),
  DEED_SIGNING: (facts) => screen(facts.primaryParticipantAcceptComplete ? 'complete' : 'notary/intro'),
  GEN_NOTARY_DISCLOSURE: screen('notary/intro'),
  ATTORNEY_REVIEW: screen('notary/intro'),
  NOTARY_WAITING_PERIOD: screen('notary/intro'),
  MANUAL_DEED_SIGNING: screen('notary/reserve-manual'),
  CO_DEED_REQ: screen('signing/additional'),
  // Without an inquiry it counts as a status without a row (docs/rules.md#liens-only-for-an-inquiry).
  LIEN_VERIFICATION: (facts) => (facts.isInquiry ? screen('liens') : unknown('LIEN_VERIFICATION')),
  EMPLOYMENT_VERIFICATION: screen('income/employer-verification'),
  ONSITE_APPRAISAL_BORROWER_PAYMENT: screen('hold'),
  ONSITE_APPRAISAL_PENDING: screen('hold'),
  APPRAISAL_REVIEW_COMPLETE: TIMEOUT,
  CREDIT_ERROR: TIMEOUT,
  CREDIT_MINOR: TIMEOUT,
  FACTA_REVIEW: TIMEOUT,
  HOLD_FOR_APPRAISAL_REVIEW: TIMEOUT,
  ORDER_FULL_TITLE: TIMEOUT,
  REQUEST_STEWART_PAYOFFS: TIMEOUT,
  UNKNOWN: TIMEOUT,
  COMPLETE: DASHBOARD,
  CANCELLED: DASHBOARD,
} satisfies Record<RoutedStatus, Row>;

const hasRow = (status: string): status is RoutedStatus => Object.hasOwn(TABLE, status);

/**
 * Whether a status keeps its destination despite a decline decision: a terminal one does, unless a start or credit page
 * would ask the person for more (docs/rules.md#decline-and-other-statuses).
 */
const outranksDecline = (status: string, to: Destination) =>
  (isTerminalStatus(status) || status === 'COMPLETE') &&
  !(to.kind === 'screen' && /^(start|credit)\//.test(to.path));

/**
 * The destination of an application. Total: never throws, whatever the API sends.
 *
 * A missing profile or application is not a status: the caller leaves for /dashboard.
 */
export function destinationFor(facts: StatusFacts): Destination {
  const parsed = parseStatus(facts.checklistStatus);
  const status = parsed.kind === 'known' ? parsed.status : parsed.kind === 'none' ? '' : parsed.raw;
  const to = rowOf(status, parsed.kind, facts);
  return facts.uwDecision === 'DECLINE' && !outranksDecline(status, to) ? DECLINE : to;
}

function rowOf(
  status: string,
  kind: ReturnType<typeof parseStatus>['kind'],
  facts: StatusFacts,
): Destination {
  if (kind === 'none') return PROFILE;
  if (hasRow(status)) {
    const row: Row = TABLE[status];
    return typeof row === 'function' ? row(facts) : row;
  }
  return kind === 'waiting' ? WAITING : unknown(status);
}

/** Whether the app goes to the status's destination from wherever it is: a terminal status or a decline decision. */
export function routesFromAnyPage({ uwDecision, checklistStatus }: StatusFacts): boolean {
  return uwDecision === 'DECLINE' || isTerminalStatus(checklistStatus ?? '');
}

/** The query of product/select; values outside their enum are dropped. */
export function readOfferQuery(params: URLSearchParams): {
  origin?: typeof OFFER_ORIGIN;
  uwDecision?: Decision;
} {
  const uwDecision = params.get('uwDecision');
  return {
    ...(params.get('origin') === OFFER_ORIGIN ? { origin: OFFER_ORIGIN } : {}),
    ...(isOneOf(DECISIONS, uwDecision) ? { uwDecision } : {}),
  };
}

/** What every address of the app keeps: what a reload needs of the host's page, and the request for a chat. */
const KEPT = ['org', 'isolation', 'remote', 'pop-webchat'] as const;

/** Query string (with "?", or empty) for another screen: its own parameters and those of `current` that are kept. */
export function searchFor(current: URLSearchParams, own?: Record<string, string>): string {
  const query = new URLSearchParams(own);
  for (const name of KEPT) {
    const value = current.get(name);
    if (value !== null) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A path of the app, with or without query and fragment, and the parameters of `current` that are kept. */
export function keptAddress(path: string, current: URLSearchParams): string {
  const [address = '', ...fragment] = path.split('#');
  const [pathname = '', own] = address.split('?');
  const search = searchFor(current, Object.fromEntries(new URLSearchParams(own)));
  return [pathname + search, ...fragment].join('#');
}
