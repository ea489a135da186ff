import { askForFee, moveAppraisal, orderAppraisal, REPORT_AFTER, underwriting } from '../appraisal.ts';
import type { Env } from '../env.ts';
import type { Application } from '../records.ts';
import {
  answerReconsideration,
  assumeReport,
  decideReport,
  isOrderedByPerson,
  process,
  proofAt,
  proofReadAt,
  reconsideredAt,
  report,
  reportedAt,
  requireValuation,
} from '../valuation.ts';
import {
  afterADay,
  afterReview,
  afterSeconds,
  DAY,
  HOUR,
  iso,
  NEVER,
  OFFERS,
  type SomeRows,
  START,
  SUBMITTED,
  toDo,
} from './row.ts';

const ESTIMATE = toDo(
  'We need your estimate of your home',
  'Open your application to tell us about your home.',
);

/** An estimate leads on, but the home is only inspected where it secures the loan. */
export const afterEstimate =
  (next: string) =>
  ({ heloc }: Application) =>
    heloc.isCrypto ? 'WAITING_FOR_OFFERS' : next;

const estimated = (next: string) =>
  ({
    ...START,
    mail: ESTIMATE,
    submits: { putPropertyEstimate: afterEstimate(next) },
  }) satisfies SomeRows['NO_AVM_FOUND'];

const toOrder = {
  ...START,
  mail: toDo('Your home needs a valuation', 'Open your application to order it.'),
  onEnter: requireValuation,
  automatic: {
    // Where the person orders it, it waits for them.
    until: (app) => (isOrderedByPerson(app) ? NEVER : app.enteredAt + HOUR),
    next: () => 'NAV_BPO_PROCESSING',
  },
  submits: { postBpoOrder: 'NAV_BPO_PROCESSING', postPropertyCondition: 'NAV_BPO_PROCESSING' },
} satisfies SomeRows['BPO_ORDER_REQUEST'];

const decideCondition = (app: Application, env: Env, isAccepted: boolean) => {
  app.valuationReport = { ...app.valuationReport, condition: isAccepted ? 'AVERAGE' : 'POOR' };
  return decideReport(app, env);
};

export const valuationRows = {
  NO_AVM_FOUND: estimated('BPO_ORDER_REQUEST'),
  NAV_BPO_ESTIMATE: estimated('NAV_BPO_ORDER_REQUEST'),
  RESI_EVAL_ESTIMATE: estimated('WAITING_FOR_OFFERS'),
  BPO_ORDER_REQUEST: { ...toOrder, waits: { for: 'The order of the valuation', to: 'NAV_BPO_PROCESSING' } },
  NAV_BPO_ORDER_REQUEST: toOrder,
  NAV_BPO_PROCESSING: {
    ...START,
    mail: null,
    onEnter: process,
    automatic: { until: reportedAt, next: report },
    waits: {
      for: 'The report of the valuation',
      to: 'ACCEPTABLE_PROPERTY_CONDITION',
      refused: 'UNACCEPTABLE_PROPERTY_CONDITION',
      decide: decideCondition,
    },
  },
  // The report's mail covers it.
  ACCEPTABLE_PROPERTY_CONDITION: {
    ...SUBMITTED,
    mail: null,
    onEnter: assumeReport('AVERAGE'),
    automatic: afterADay('FINAL_TITLE_PULL'),
    submits: { postValueReconsideration: null },
  },
  UNACCEPTABLE_PROPERTY_CONDITION: {
    ...SUBMITTED,
    mail: null,
    onEnter: assumeReport('POOR'),
    automatic: {
      // An underwriter looks at it, longer where nothing is sent.
      until: (app) => Math.max(proofReadAt(app), reconsideredAt(app)),
      next(app, env) {
        answerReconsideration(app, env);
        return proofAt(app) ? 'ACCEPTABLE_PROPERTY_CONDITION' : 'DECLINED';
      },
    },
    waits: {
      for: 'The look at the photos; without any it is declined',
      to: 'ACCEPTABLE_PROPERTY_CONDITION',
      refused: 'DECLINED',
      decide: decideCondition,
    },
    submits: { postConditionProof: null, postValueReconsideration: null },
  },
  FINAL_TITLE_PULL: {
    ...SUBMITTED,
    mail: null,
    onEnter: assumeReport('AVERAGE'),
    automatic: {
      until: (app) => Math.max(app.enteredAt + DAY, reconsideredAt(app)),
      next(app, env) {
        answerReconsideration(app, env);
        return afterReview(app);
      },
    },
    waits: { for: 'The title, and the answer about the value', to: 'INCOME_VERIFICATION' },
    submits: { postValueReconsideration: null },
  },
  ONSITE_APPRAISAL_REQUEST: { ...OFFERS, mail: null, automatic: afterSeconds(2, 'ONSITE_APPRAISAL_PENDING') },
  ONSITE_APPRAISAL_BORROWER_PAYMENT: {
    ...SUBMITTED,
    mail: toDo('Your home needs an appraisal'),
    onEnter: askForFee,
    submits: {
      postAppraisalOrder: 'ONSITE_APPRAISAL_PENDING',
      postAppraisalDecline: ({ heloc, answers }) => {
        if ((answers.postAppraisalDecline as { instead?: string }).instead === 'WITHDRAW') return 'CANCELLED';
        return heloc.dates.submitted ? 'REVISED_OFFER_SELECTION' : 'OFFER_SELECTION';
      },
      putAppraisalVisit: null,
    },
  },
  ONSITE_APPRAISAL_PENDING: {
    ...SUBMITTED,
    mail: toDo('An appraisal of your home is ordered', 'The appraiser will call you to book a visit.'),
    onEnter: orderAppraisal,
    automatic: {
      until: ({ heloc, enteredAt }) =>
        (heloc.appraisal?.orderedAt ? Date.parse(heloc.appraisal.orderedAt) : enteredAt) + REPORT_AFTER,
      next(app, env) {
        moveAppraisal(app, env);
        const { appraisal } = app.heloc;
        if (appraisal) {
          appraisal.receivedAt = iso(env.now);
          // No report without a visit, however early it comes.
          appraisal.scheduledFor ??= appraisal.receivedAt;
          appraisal.inspectedAt ??= appraisal.receivedAt;
        }
        return 'APPRAISAL_REVIEW_COMPLETE';
      },
    },
    waits: { for: 'The report of the appraisal', to: 'APPRAISAL_REVIEW_COMPLETE' },
    submits: { putAppraisalVisit: null },
  },
  HOLD_FOR_APPRAISAL_REVIEW: {
    ...SUBMITTED,
    mail: null,
    onEnter: underwriting('PROPERTY'),
    automatic: afterADay('APPRAISAL_REVIEW_COMPLETE'),
  },
  APPRAISAL_REVIEW_COMPLETE: {
    ...SUBMITTED,
    mail: toDo(
      'The first part of our review is done',
      'There is nothing for you to do. We write again when the rest of it is done.',
    ),
    onEnter: underwriting('DECISION'),
    automatic: afterADay(afterReview),
  },
} satisfies SomeRows;
