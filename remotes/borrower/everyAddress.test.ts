import { describe, expect, test } from '@jest/globals';
import { EDITABLE_PARTS } from '#src/domain/applicationEnums.ts';
import { destinationFor, type StatusFacts } from '#src/domain/routing.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '#src/domain/status.ts';
import { resolveAddress } from '#src/features/application/resolveAddress.ts';
import type { AddressResult } from '#src/features/flow/gateState.ts';
import { findScreen } from '#src/features/flow/match.ts';
import { screens } from './screens.ts';
import { STATUS_TABLE } from './statusTable.ts';

/** What may be open, the status's own screen first. Written by hand from the status table and the buttons there are. */
const TIMEOUT = ['error/timeout', 'review-app/datatree'];
/** Where an underwriter has the file. */
const UNDERWRITING = [...TIMEOUT, 'review-app/uw'];
const TITLE = [...UNDERWRITING, 'review-app/incorrect-pin', 'review-app/incorrect-ownership'];
const FROZEN = ['credit/error', 'error/credit'];
const SIGNDOCS = ['review-app/signdocs'];
const OFFERS = ['product/select', 'product/select/confirm', 'product/assets'];
const SUMMARY = ['start/app-summary'];
const INCOME = [
  'income/review',
  'income/link/:type',
  'income/upload/:type',
  'income/pointserv-callback',
  'error/income',
];
const SIGNING = ['signing/intro', 'signing/sign', 'signing/support'];
const BANK = ['bank/disburse', 'bank/manual-disburse', 'bank/confirm'];
const NOTARY_WAITS = ['notary/intro'];
const NOTARY = ['notary/intro', 'notary/schedule-manual'];
const NOTARY_ONLINE = [...NOTARY, 'notary/session', 'notary/error'];
const BPO = ['bpo/hold'];
const ESTIMATE = ['bpo/estimate-value'];
const DECLINE = ['error/decline'];
const COMPLETE = ['complete'];
const WAITS = 'waits';
const LEAVES = 'leaves';

const OPEN: Record<ChecklistStatus, readonly string[] | typeof WAITS | typeof LEAVES> = {
  GEN_APP_DISCLOSURES: WAITS,
  GEN_NOTE_SIGNING: WAITS,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: WAITS,
  HARD_CREDIT_PULL: WAITS,
  IN_PROGRESS: WAITS,
  ONSITE_APPRAISAL_REQUEST: WAITS,
  PREQUAL_TITLE: WAITS,
  ASSETS_PREQUAL: ['product/assets'],
  CANCELLED: LEAVES,
  CREDIT_ERROR: TIMEOUT,
  CREDIT_NO_MATCH: ['credit/social', 'error/credit'],
  CREDIT_NO_MATCH_SSN: ['review-app/no-credit', 'error/credit'],
  DECLINED: DECLINE,
  HARD_CREDIT_LOCKED_OR_FROZEN: FROZEN,
  SOFT_CREDIT_LOCKED_OR_FROZEN: FROZEN,
  MULTIPLE_PROPERTIES: ['review-app/property'],
  NO_PROPERTY_FOUND: ['review-app/property'],
  NO_AVM_FOUND: ESTIMATE,
  NAV_BPO_ESTIMATE: ESTIMATE,
  RESI_EVAL_ESTIMATE: ESTIMATE,
  BPO_ORDER_REQUEST: BPO,
  NAV_BPO_ORDER_REQUEST: BPO,
  ACCEPTABLE_PROPERTY_CONDITION: BPO,
  APPRAISAL_REVIEW_COMPLETE: UNDERWRITING,
  APP_SUBMISSION: SUMMARY,
  ATTORNEY_REVIEW: NOTARY_WAITS,
  AUTOPAY_ACCOUNT: BANK,
  CLTV_LIEN_POSITION_REQUALIFY: ['product/prequal-winback', 'bpo/estimate-value'],
  COLLECT_ADDITIONAL_INFO: ['start/contact'],
  COMPLETE: LEAVES,
  CO_DEED_REQ: ['signing/additional'],
  CREDIT_MINOR: TIMEOUT,
  DEED_SIGNING: NOTARY_ONLINE,
  DELINQUENCY_REVIEW: ['review-app/delinquency'],
  DIRECT_DEBT_PAYOFF: COMPLETE,
  DISBURSEMENT_ACCOUNT: BANK,
  EMPLOYMENT_VERIFICATION: ['income/employer-verification'],
  FACTA_REVIEW: TIMEOUT,
  FINAL_OFFER: SIGNING,
  FINAL_TITLE_PULL: BPO,
  FUNDABLE: COMPLETE,
  FUNDING_DECISION: COMPLETE,
  GEN_CLOSING_DISCLOSURE: [...SIGNDOCS, 'insurance/requirements', 'insurance/upload'],
  GEN_NOTARY_DISCLOSURE: NOTARY_WAITS,
  GEN_RESCISSION: COMPLETE,
  GEN_SUMMARY_DISCLOSURE: SUMMARY,
  HMDA: ['start/hmda'],
  HOLD_FOR_APPRAISAL_REVIEW: UNDERWRITING,
  IDENTITY_VERIFICATION: ['identity'],
  INCOME_VERIFICATION: INCOME,
  LIEN_VERIFICATION: TIMEOUT,
  MANUAL_DEED_SIGNING: ['notary/reserve-manual', 'notary/schedule-manual'],
  NAV_BPO_PROCESSING: [...BPO, 'bpo/waiting'],
  NOTARY_WAITING_PERIOD: NOTARY,
  NOTE_SIGNING: SIGNING,
  OFFER_SELECTION: OFFERS,
  ONSITE_APPRAISAL_BORROWER_PAYMENT: ['hold'],
  ONSITE_APPRAISAL_PENDING: ['hold'],
  ORDER_FULL_TITLE: TITLE,
  PAYOFF_REQUEST_PENDING: ['payoff/hold'],
  RECORDING: COMPLETE,
  REQUEST_STEWART_PAYOFFS: UNDERWRITING,
  RESCISSION: COMPLETE,
  REVISED_OFFER_SELECTION: OFFERS,
  UNACCEPTABLE_PROPERTY_CONDITION: BPO,
  UNKNOWN: TIMEOUT,
  VERIFIED_AUTOPAY_ACCOUNT: ['bank/autopay'],
};

/** Terminal: the app routes from any page, so nothing is opened again to change it. */
const TERMINAL: readonly string[] = [
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
];
const EDITS: readonly string[] = ['product/select', 'start/contact', 'start/hmda', 'income/review'];

type Case = [name: string, facts: StatusFacts, open: (typeof OPEN)[ChecklistStatus], gaveUp?: boolean];

/** Both sides of every condition, and statuses that have no row. */
const BRANCHES: readonly Case[] = [
  ['no status', { checklistStatus: null }, ['start/profile']],
  ['a blank one', { checklistStatus: ' ' }, ['start/profile']],
  ['one from the future', { checklistStatus: 'FROM_THE_FUTURE' }, TIMEOUT],
  ['a new one that waits', { checklistStatus: 'WAITING_FOR_SOMETHING' }, WAITS],
  ['signing, waited for in vain', { checklistStatus: 'GEN_NOTE_SIGNING' }, SIGNDOCS, true],
  [
    'autopay, with an account',
    { checklistStatus: 'AUTOPAY_ACCOUNT', disburseRoutingNumber: '021000021' },
    ['bank/autopay'],
  ],
  ['autopay, crypto', { checklistStatus: 'AUTOPAY_ACCOUNT', isCrypto: true }, ['bank/autopay']],
  ['deed, accepted', { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }, COMPLETE],
  [
    'no flood certificate',
    { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
    ['error/flood-cert', 'insurance/requirements', 'insurance/upload'],
  ],
  [
    'BPO in Texas',
    { checklistStatus: 'BPO_ORDER_REQUEST', bpo: { status: 'BPO_REQUIRED' }, propertyState: 'TX' },
    ['bpo/condition'],
  ],
  [
    'BPO elsewhere',
    { checklistStatus: 'NAV_BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', propertyState: 'ID' },
    ['bpo/order-bpo'],
  ],
  [
    'another BPO in Texas',
    { checklistStatus: 'NAV_BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', propertyState: 'TX' },
    ['bpo/condition'],
  ],
  [
    'another BPO elsewhere',
    { checklistStatus: 'BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', propertyState: 'CA' },
    ['bpo/order-bpo'],
  ],
  [
    'offers that nobody can get',
    { checklistStatus: 'OFFER_SELECTION', uwDecision: 'INELIGIBLE' },
    [...OFFERS, 'error/decline'],
  ],
  [
    'offers that were not decided',
    { checklistStatus: 'OFFER_SELECTION', uwDecision: 'ERROR' },
    [...OFFERS, ...TIMEOUT],
  ],
  [
    'revised offers that were not decided',
    { checklistStatus: 'REVISED_OFFER_SELECTION', uwDecision: 'ERROR' },
    [...OFFERS, ...TIMEOUT],
  ],
  ['liens of an inquiry', { checklistStatus: 'LIEN_VERIFICATION', isInquiry: true }, ['liens']],
  [
    'New York before the consent',
    { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', propertyState: 'NY' },
    ['document/disclosures'],
  ],
  [
    'New York after it',
    { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', propertyState: 'NY', softCreditConsent: true },
    WAITS,
  ],
];

const PLAIN = CHECKLIST_STATUSES.map(
  (checklistStatus): Case => [checklistStatus, { checklistStatus }, OPEN[checklistStatus]],
);
/** A terminal status keeps its page despite a decline, unless that page asks for more. */
const outranks = (status: unknown, open: Case[2]) =>
  (TERMINAL.includes(String(status)) || status === 'COMPLETE') &&
  !(typeof open !== 'string' && open.some((path) => /^(start|credit)\//.test(path)));
const CASES: readonly Case[] = [...PLAIN, ...BRANCHES];
const DECLINED: readonly Case[] = CASES.map(([name, facts, open, gaveUp]) => [
  `${name}, declined`,
  { ...facts, uwDecision: 'DECLINE' },
  outranks(facts.checklistStatus, open) ? open : DECLINE,
  gaveUp,
]);

/** Every screen by its own address; patterns get a value. And two addresses that are no screen's. */
const ADDRESSES = [...screens.map(({ path }) => path), '', 'nothing/here'];

function expected([, facts, open]: Case, path: string, editable: boolean): unknown {
  if (path === 'document/disclosures') return { kind: 'here', editing: false };
  if (open === WAITS) return { kind: 'wait' };
  if (open !== LEAVES && open.includes(path)) return { kind: 'here', editing: false };
  const isTerminal = TERMINAL.includes(facts.checklistStatus ?? '') || facts.uwDecision === 'DECLINE';
  if (editable && EDITS.includes(path) && !isTerminal) return { kind: 'here', editing: true };
  const to = open === LEAVES ? { kind: 'leave', path: '/dashboard' } : { kind: 'screen', path: open[0] };
  return { kind: 'go', to: expect.objectContaining(to) };
}

const resolve = ([, facts, , gaveUp = false]: Case, path: string, editable: boolean): AddressResult =>
  resolveAddress({
    table: STATUS_TABLE,
    screens,
    current: findScreen(screens, path.replace(':type', 'w2'))?.screen,
    facts,
    editable: editable ? EDITABLE_PARTS : [],
    gaveUp,
  });

describe('under every status, every address shows what the status opens', () => {
  test.each([...CASES, ...DECLINED])('%s', (...row) => {
    for (const editable of [false, true]) {
      const shown = ADDRESSES.map((path) => [path, resolve(row, path, editable)]);
      expect(shown).toEqual(ADDRESSES.map((path) => [path, expected(row, path, editable)]));
    }
  });

  test.each(screens.filter(({ statuses }) => statuses.length > 0))(
    '$path is shown under its statuses',
    (screen) => {
      // Without unknown statuses, which may lead to any screen that accepts them.
      const shown = CASES.filter((row) => resolve(row, screen.path, false).kind === 'here')
        .map(([, facts]) => facts)
        .filter((facts) => destinationFor(STATUS_TABLE, facts).unknown === undefined);
      const statuses = new Set(shown.map(({ checklistStatus }) => checklistStatus));
      expect([...statuses].toSorted()).toEqual([...screen.statuses].toSorted());
    },
  );
});
