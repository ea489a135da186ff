import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { destinationFor, type StatusFacts } from '#src/domain/application/routing.ts';
import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import { screens } from './screens.ts';
import { STATUS_TABLE } from './statusTable.ts';
import { STATUS_CASES } from './testing/statusCases.ts';

const pathOf = (facts: StatusFacts) => {
  const destination = destinationFor(STATUS_TABLE, facts);
  return destination.kind === 'waiting' ? 'waiting' : destination.path;
};

/**
 * The customer's table, written out a second time: one line per destination that has no condition. It is the one table
 * of screens by status that is written independently of their definitions; what else tests know of it is derived.
 */
const STATED: Record<string, string[]> = {
  'credit/social': ['CREDIT_NO_MATCH'],
  'review-app/no-credit': ['CREDIT_NO_MATCH_SSN'],
  'credit/error': ['HARD_CREDIT_LOCKED_OR_FROZEN', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
  'review-app/property': ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES'],
  'error/decline': ['DECLINED'],
  'start/contact': ['COLLECT_ADDITIONAL_INFO'],
  'start/hmda': ['HMDA'],
  'review-app/delinquency': ['DELINQUENCY_REVIEW'],
  'review-app/signdocs': ['GEN_CLOSING_DISCLOSURE', 'GEN_NOTE_SIGNING'],
  'signing/intro': ['NOTE_SIGNING', 'FINAL_OFFER'],
  'product/select': ['REVISED_OFFER_SELECTION', 'OFFER_SELECTION'],
  'start/app-summary': ['APP_SUBMISSION', 'GEN_SUMMARY_DISCLOSURE'],
  'income/review': ['INCOME_VERIFICATION'],
  identity: ['IDENTITY_VERIFICATION'],
  'product/assets': ['ASSETS_PREQUAL'],
  'product/prequal-winback': ['CLTV_LIEN_POSITION_REQUALIFY'],
  'bank/disburse': ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'],
  'bank/autopay': ['VERIFIED_AUTOPAY_ACCOUNT'],
  'bpo/estimate-value': ['NO_AVM_FOUND', 'NAV_BPO_ESTIMATE', 'RESI_EVAL_ESTIMATE'],
  'payoff/hold': ['PAYOFF_REQUEST_PENDING'],
  'bpo/hold': [
    'BPO_ORDER_REQUEST',
    'NAV_BPO_ORDER_REQUEST',
    'NAV_BPO_PROCESSING',
    'FINAL_TITLE_PULL',
    'ACCEPTABLE_PROPERTY_CONDITION',
    'UNACCEPTABLE_PROPERTY_CONDITION',
  ],
  complete: [
    'GEN_RESCISSION',
    'RESCISSION',
    'RECORDING',
    'FUNDABLE',
    'DIRECT_DEBT_PAYOFF',
    'FUNDING_DECISION',
  ],
  'notary/intro': ['DEED_SIGNING', 'GEN_NOTARY_DISCLOSURE', 'ATTORNEY_REVIEW', 'NOTARY_WAITING_PERIOD'],
  'notary/reserve-manual': ['MANUAL_DEED_SIGNING'],
  'signing/additional': ['CO_DEED_REQ'],
  'income/employer-verification': ['EMPLOYMENT_VERIFICATION'],
  hold: ['ONSITE_APPRAISAL_BORROWER_PAYMENT', 'ONSITE_APPRAISAL_PENDING'],
  'error/timeout': [
    'APPRAISAL_REVIEW_COMPLETE',
    'CREDIT_ERROR',
    'CREDIT_MINOR',
    'FACTA_REVIEW',
    'HOLD_FOR_APPRAISAL_REVIEW',
    'ORDER_FULL_TITLE',
    'REQUEST_STEWART_PAYOFFS',
    'UNKNOWN',
    'LIEN_VERIFICATION',
  ],
  '/dashboard': ['COMPLETE', 'CANCELLED'],
};

describe('destinationFor', () => {
  it.each(Object.entries(STATED).flatMap(([path, statuses]) => statuses.map((status) => [status, path])))(
    '%s -> %s',
    (checklistStatus, path) => {
      expect(pathOf({ checklistStatus })).toBe(path);
    },
  );

  it.each(CHECKLIST_STATUSES)('leads %s to a screen that is for it', (checklistStatus) => {
    const path = pathOf({ checklistStatus, isInquiry: true });
    const statuses = screens.find((screen) => screen.path === path)?.statuses ?? [];
    if (statuses.length > 0) expect(statuses).toContain(checklistStatus);
  });

  it.each(STATUS_CASES)('%s', (_name, checklistStatus, facts, destination) => {
    expect(pathOf({ checklistStatus, ...facts })).toBe(destination);
  });

  it('sends anything else to error/timeout and asks for a log line', () => {
    const unknown = (name: string) => ({ kind: 'screen', path: 'error/timeout', unknown: name });
    expect(destinationFor(STATUS_TABLE, { checklistStatus: 'BRAND_NEW' })).toEqual(unknown('BRAND_NEW'));
    expect(destinationFor(STATUS_TABLE, { checklistStatus: 'LIEN_VERIFICATION', isInquiry: false })).toEqual(
      unknown('LIEN_VERIFICATION'),
    );
    expect(destinationFor(STATUS_TABLE, { checklistStatus: '__proto__' })).toEqual(unknown('malformed'));
    expect(destinationFor(STATUS_TABLE, { checklistStatus: 'UNKNOWN' }).unknown).toBeUndefined();
  });

  it('follows a decline decision, except where the status says more', () => {
    for (const checklistStatus of ['OFFER_SELECTION', 'WAITING_FOR_DECISION', 'BRAND_NEW', undefined]) {
      expect(pathOf({ checklistStatus, uwDecision: 'DECLINE' })).toBe('error/decline');
    }
    // Others are not asked for more (docs/rules.md#decline-and-other-statuses).
    const kept = CHECKLIST_STATUSES.filter(
      (checklistStatus) => pathOf({ checklistStatus, uwDecision: 'DECLINE' }) !== 'error/decline',
    );
    expect(kept.toSorted()).toEqual([
      'ASSETS_PREQUAL',
      'CANCELLED',
      'COMPLETE',
      'CREDIT_ERROR',
      'CREDIT_NO_MATCH_SSN',
      'MULTIPLE_PROPERTIES',
      'NO_PROPERTY_FOUND',
    ]);
    expect(pathOf({ checklistStatus: 'ASSETS_PREQUAL', uwDecision: 'DECLINE' })).toBe('product/assets');
    expect(pathOf({ checklistStatus: 'COMPLETE', uwDecision: 'DECLINE' })).toBe('/dashboard');
  });

  it('passes origin and decision to the offers, checked against their enums', () => {
    expect(
      destinationFor(STATUS_TABLE, {
        checklistStatus: 'OFFER_SELECTION',
        uwDecision: 'SELECT',
        uwSubDecision: 'VERIFIED_OFFER',
      }),
    ).toEqual({
      kind: 'screen',
      path: 'product/select',
      query: { origin: 'signing/intro', uwDecision: 'SELECT' },
    });
    expect(
      destinationFor(STATUS_TABLE, {
        checklistStatus: 'OFFER_SELECTION',
        uwDecision: 'x&y',
        uwSubDecision: 'UNVERIFIED_OFFER',
      }),
    ).toEqual({ kind: 'screen', path: 'product/select', query: {} });
  });

  it('is total: any text leads somewhere, and paths have no leading slash', () => {
    fc.assert(
      fc.property(fc.string(), (checklistStatus) => {
        const destination = destinationFor(STATUS_TABLE, { checklistStatus });
        if (destination.kind === 'screen') expect(destination.path).toMatch(/^[a-z]/);
      }),
    );
  });
});
