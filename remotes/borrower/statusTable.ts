import { DECISIONS } from '#src/domain/application/applicationEnums.ts';
import {
  type Destination,
  OFFER_ORIGIN,
  type StatusFacts,
  type StatusTable,
} from '#src/domain/application/routing.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { isBpo } from '#src/domain/property/valuation.ts';
import { sendsSoftCreditConsent } from '#src/domain/registration/consents.ts';
import type { ScreenPath } from './screens.ts';

/** What can be opened without knowing more than the path. */
type Path = Exclude<ScreenPath, `${string}:${string}`>;

const screen = (path: Path): Destination<Path> => ({ kind: 'screen', path });
const DECLINE = screen('error/decline');
const TIMEOUT = screen('error/timeout');
const WAITING: Destination<Path> = { kind: 'waiting' };
/** A finished application has no screen: it leaves for the dashboard (docs/rules.md#leaving-for-the-dashboard). */
const DASHBOARD: Destination<Path> = { kind: 'leave', path: '/dashboard' };

function bpoOrder(facts: StatusFacts): Destination<Path> {
  if (!isBpo(facts.bpo, 'BPO_REQUIRED')) return screen('bpo/hold');
  return screen(facts.propertyState?.toUpperCase() === 'TX' ? 'bpo/condition' : 'bpo/order-bpo');
}

/** New York's notice comes before the consent (docs/rules.md#new-york-credit-notice); elsewhere registration has asked. */
function preSoftCredit({ propertyState, softCreditConsent }: StatusFacts): Destination<Path> {
  const asks = !softCreditConsent && !sendsSoftCreditConsent(propertyState ?? '', false);
  return asks ? screen('document/disclosures') : WAITING;
}

function offerSelection({ uwDecision, uwSubDecision }: StatusFacts): Destination<Path> {
  const query = {
    ...(uwSubDecision === 'VERIFIED_OFFER' ? { origin: OFFER_ORIGIN } : {}),
    ...(isOneOf(DECISIONS, uwDecision) ? { uwDecision } : {}),
  };
  return { kind: 'screen', path: 'product/select', query };
}

/** Where a status takes the applicant. Source: docs/rules.md#status-to-screen. */
export const STATUS_TABLE: StatusTable<Path> = {
  none: screen('start/profile'),
  unknown: TIMEOUT,
  decline: DECLINE,
  rows: {
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
    LIEN_VERIFICATION: (facts) => (facts.isInquiry ? screen('liens') : undefined),
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
  },
};
