import type { EndpointName } from '#src/api/contract/contract.ts';
import { BPO_ORDER_STATUSES } from '#src/domain/application/status.ts';
import { conflict } from '../http/errors.ts';
import { afterClosingDisclosure, afterIncome as toIdentity } from '../model/automatic.ts';
import { creditCheck } from '../model/creditSearch.ts';
import type { Env } from '../model/env.ts';
import { hasIncomeProof } from '../model/incomeReview.ts';
import { isInsured } from '../model/insurance.ts';
import { afterLiens } from '../model/liens.ts';
import { enter } from '../model/machine.ts';
import { allSigned } from '../model/owners.ts';
import type { Application } from '../model/records.ts';
import { FROZEN, SUMMARY } from '../model/statuses.ts';
import type { Call } from './types.ts';

type Next = string | ((app: Application) => string | undefined);

interface Rule {
  /** The statuses in which the call belongs; absent: any. */
  under?: readonly string[];
  /** Where it leads; absent: the status stays. */
  next?: Next;
  /** Two equal calls in a row are one, even where the call is still allowed. */
  once?: true;
  /** What was answered is not kept with the application. */
  keepsNoAnswers?: true;
}

const CHOOSING = ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'];
const SIGNING = ['FINAL_OFFER', 'NOTE_SIGNING'];
const PAYMENTS = ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'];
const BANK = ['DISBURSEMENT_ACCOUNT', ...PAYMENTS];
const VALUED = ['ACCEPTABLE_PROPERTY_CONDITION', 'FINAL_TITLE_PULL'];
const NOTARY = ['DEED_SIGNING', 'NOTARY_WAITING_PERIOD', 'MANUAL_DEED_SIGNING'];

const FEE = 'ONSITE_APPRAISAL_BORROWER_PAYMENT';

const atSummary = ({ heloc }: Application) => SUMMARY.includes(heloc.status.checklistStatus ?? '');

/** Once at the summary, an application that is not submitted yet goes back there. */
const comesFromSummary = ({ heloc, history }: Application) =>
  !heloc.dates.submitted && history.some(({ status }) => SUMMARY.includes(status ?? ''));

function afterConfirm(app: Application): string {
  const { heloc } = app;
  if (comesFromSummary(app)) return 'GEN_SUMMARY_DISCLOSURE';
  if (heloc.status.checklistStatus === 'REVISED_OFFER_SELECTION') {
    // Offers may also change before the income was shown.
    return hasIncomeProof(app) ? toIdentity(app) : 'INCOME_VERIFICATION';
  }
  return heloc.status.uwSubDecision === 'VERIFIED_OFFER' ? 'FINAL_OFFER' : 'COLLECT_ADDITIONAL_INFO';
}

/** Income below the stated one changes the offers; when none is left, it ends there. */
function afterIncome({ heloc }: Application): string {
  if (!heloc.revisionReason) return 'WAITING_FOR_INCOME';
  return heloc.offers.length > 0 ? 'REVISED_OFFER_SELECTION' : 'DECLINED';
}

/** Income that was corrected on the summary counts at once; later it counts when it is verified. */
function afterIncomeChange(app: Application): string | undefined {
  if (!atSummary(app)) return undefined;
  if (!app.heloc.revisionReason) return 'GEN_SUMMARY_DISCLOSURE';
  return app.heloc.offers.length > 0 ? 'REVISED_OFFER_SELECTION' : 'DECLINED';
}

/** Where an estimate leads that is followed by a valuation, and where it is not. */
const AFTER_ESTIMATE: Readonly<Record<string, string>> = {
  NO_AVM_FOUND: 'BPO_ORDER_REQUEST',
  NAV_BPO_ESTIMATE: 'NAV_BPO_ORDER_REQUEST',
  RESI_EVAL_ESTIMATE: 'WAITING_FOR_OFFERS',
  CLTV_LIEN_POSITION_REQUALIFY: 'BPO_ORDER_REQUEST',
};

/** The home is only inspected for a crypto loan. */
const afterEstimate = ({ heloc }: Application) =>
  heloc.isCrypto ? 'WAITING_FOR_OFFERS' : AFTER_ESTIMATE[heloc.status.checklistStatus ?? ''];

const ownersLeft = (app: Application) => app.heloc.helocSigners.length > 0 && !allSigned(app);

/** Which submit belongs to which status, and where it leads (docs/rules.md#order-of-an-application). */
const RULES = {
  putApplicant: {
    under: ['', 'CREDIT_NO_MATCH'],
    next: ({ heloc }) => (heloc.status.checklistStatus ? undefined : 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'),
  },
  putSsn: {
    under: ['CREDIT_NO_MATCH'],
    next: creditCheck,
  },
  retryCredit: {
    under: [...FROZEN, 'CREDIT_NO_MATCH', 'CREDIT_NO_MATCH_SSN'],
    next: creditCheck,
  },
  postCreditDetails: { under: ['CREDIT_NO_MATCH_SSN'], next: creditCheck },
  postPropertyAnswer: {
    under: ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES', 'ORDER_FULL_TITLE'],
    next: ({ heloc, isParcelKnown }) =>
      isParcelKnown && !heloc.titleQuestion ? 'WAITING_FOR_PROPERTY' : undefined,
  },
  postOwnershipAnswer: { under: ['ORDER_FULL_TITLE'], once: true },
  postAppraisalOrder: { under: [FEE], next: 'ONSITE_APPRAISAL_PENDING' },
  postAppraisalDecline: {
    under: [FEE],
    next: ({ heloc, answers }) => {
      if ((answers.postAppraisalDecline as { instead?: string }).instead === 'WITHDRAW') return 'CANCELLED';
      return heloc.dates.submitted ? 'REVISED_OFFER_SELECTION' : 'OFFER_SELECTION';
    },
  },
  putAppraisalVisit: { under: [FEE, 'ONSITE_APPRAISAL_PENDING'] },
  postCreditReminder: { under: FROZEN, once: true },
  putOffer: {
    under: [...CHOOSING, ...SUMMARY],
    next: (app) => (atSummary(app) ? 'OFFER_SELECTION' : undefined),
  },
  putOfferConfirm: { under: CHOOSING, next: afterConfirm },
  putContact: {
    under: ['COLLECT_ADDITIONAL_INFO', ...SUMMARY],
    next: (app) => (atSummary(app) ? 'GEN_SUMMARY_DISCLOSURE' : 'HMDA'),
  },
  putDemographics: {
    keepsNoAnswers: true,
    under: ['HMDA', ...SUMMARY],
    next: (app) =>
      !atSummary(app) && app.heloc.participants.every(({ demographicsGiven }) => demographicsGiven)
        ? 'GEN_SUMMARY_DISCLOSURE'
        : undefined,
  },
  putPaperDocuments: { under: SUMMARY },
  postSummaryAcceptance: { under: SUMMARY, next: 'HARD_CREDIT_PULL' },
  postFloodAcknowledgement: {
    under: ['GEN_CLOSING_DISCLOSURE'],
    next: (app) => (isInsured(app) ? afterClosingDisclosure(app) : undefined),
  },
  postInsurancePolicy: { under: ['GEN_CLOSING_DISCLOSURE'] },
  postInsuranceAgentRequest: { under: ['GEN_CLOSING_DISCLOSURE'], once: true },
  putPropertyEstimate: { under: Object.keys(AFTER_ESTIMATE), next: afterEstimate },
  putLiens: { under: ['LIEN_VERIFICATION'], next: afterLiens },
  putRequalify: {
    under: ['CLTV_LIEN_POSITION_REQUALIFY'],
    next: ({ answers }) =>
      (answers.putRequalify as { choice: string }).choice === 'WITHDRAW' ? 'CANCELLED' : 'WAITING_FOR_OFFERS',
  },
  putAssetDepletion: { under: ['ASSETS_PREQUAL', ...CHOOSING], next: 'WAITING_FOR_OFFERS' },
  postBpoOrder: { under: BPO_ORDER_STATUSES, next: 'NAV_BPO_PROCESSING' },
  postPropertyCondition: { under: BPO_ORDER_STATUSES, next: 'NAV_BPO_PROCESSING' },
  postConditionProof: { under: ['UNACCEPTABLE_PROPERTY_CONDITION'], once: true },
  postValueReconsideration: { under: [...VALUED, 'UNACCEPTABLE_PROPERTY_CONDITION'], once: true },
  postPayoffLetter: { under: ['PAYOFF_REQUEST_PENDING'] },
  postCloseLine: { under: ['PAYOFF_REQUEST_PENDING'] },
  postDelinquencyAnswer: { under: ['DELINQUENCY_REVIEW'], once: true },
  postIncomeDocuments: { under: ['INCOME_VERIFICATION'], once: true },
  putIncomeRecord: { under: ['INCOME_VERIFICATION'] },
  deleteIncomeRecord: { under: ['INCOME_VERIFICATION'] },
  postEmployerInformation: { under: ['INCOME_VERIFICATION'] },
  postTaxTranscript: { under: ['INCOME_VERIFICATION'] },
  postTaxTranscriptResult: { under: ['INCOME_VERIFICATION'], once: true },
  putIncome: { under: ['INCOME_VERIFICATION', ...SUMMARY], next: afterIncomeChange },
  putEmployment: {
    under: ['EMPLOYMENT_VERIFICATION'],
    // Another job is another income.
    next: ({ heloc }) => (heloc.employment?.answeredAt ? undefined : 'INCOME_VERIFICATION'),
  },
  putIncomeSources: {
    under: ['INCOME_VERIFICATION'],
    next: afterIncome,
  },
  postIdentityVerification: { under: ['IDENTITY_VERIFICATION'] },
  postCounterOffer: { next: 'OFFER_SELECTION', once: true },
  putIdentityConfirmation: {
    under: ['IDENTITY_VERIFICATION'],
    // A name that is not the application's is a person's to look at, and nothing is signed before.
    next: ({ identityVerified }) => (identityVerified ? 'PREQUAL_TITLE' : undefined),
  },
  postOfferReopening: { under: SIGNING, next: 'OFFER_SELECTION' },
  postSigningSession: { under: SIGNING },
  postSignDocument: { under: SIGNING },
  postSigningComplete: { under: SIGNING, next: 'WAITING_FOR_SIGNED_DOCUMENTS' },
  postSigningDecline: { under: SIGNING, once: true },
  putDisbursementAccount: { under: BANK },
  putDisbursementVerification: { under: BANK },
  postDisbursementReview: { under: BANK },
  putDisbursementConfirm: { under: BANK, next: 'AUTOPAY_ACCOUNT' },
  putAutopay: { under: PAYMENTS, next: (app) => (ownersLeft(app) ? 'CO_DEED_REQ' : 'GEN_NOTARY_DISCLOSURE') },
  postSigner: { under: ['CO_DEED_REQ'], once: true },
  postSignersContinue: { under: ['CO_DEED_REQ'], next: 'GEN_NOTARY_DISCLOSURE' },
  postNotarySession: { under: ['DEED_SIGNING'] },
  postNotaryReservation: { under: NOTARY, next: 'MANUAL_DEED_SIGNING' },
  deleteNotaryReservation: {
    under: ['MANUAL_DEED_SIGNING'],
    // Who need not meet in person is back online.
    next: ({ heloc }) => (heloc.status.manualNotary ? undefined : 'DEED_SIGNING'),
  },
  putNotaryReminders: { under: ['MANUAL_DEED_SIGNING'] },
  postNotaryComplete: {
    under: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
    next: (app) => (ownersLeft(app) ? undefined : 'GEN_RESCISSION'),
  },
  postSupportRequest: { once: true },
  postCancellation: { under: ['GEN_RESCISSION', 'RESCISSION'], next: 'CANCELLED' },
} as const satisfies Partial<Record<EndpointName, Rule>>;

export type Submit = keyof typeof RULES;

/** Whether a submit belongs under a status. */
export const isOpenUnder = (name: Submit, status: string): boolean => {
  const { under }: Rule = RULES[name];
  return !under || under.includes(status);
};

const WRONG_STATUS = 'This step is not open now. Reload the page to go on where your application stands.';

/** Never kept: neither in `answers` nor anywhere else. */
const SECRET = ['ssn', 'ssnLast4', 'accountNumber', 'password', 'gateCode'];
/** `shown` is in the record of what was shown. */
const NOT_ANSWERS = new Set([...SECRET, 'shown']);
/** What a body answers. */
export const answersIn = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null, (key, value) => (NOT_ANSWERS.has(key) ? undefined : value)));

/**
 * Runs a submit under the rules above. A submit that does not belong under the present status is refused with 409,
 * unless it equals the last one of its kind: then it gets the same answer again and nothing happens (double click).
 */
export function submit<T extends object>(
  name: Submit,
  {
    params,
    me,
    services,
    body,
    noteRepeat,
  }: Pick<Call, 'params' | 'me' | 'services' | 'body' | 'noteRepeat'>,
  work: (app: Application, env: Env) => T | Promise<T>,
): Promise<T> {
  const { applications } = services;
  const { uuid = '' } = params as { uuid?: string };
  const rule: Rule = RULES[name];
  return applications.change(uuid, me, async (app, env) => {
    const hash = applications.fingerprint([params, body]);
    const last = app.submits[name];
    const allowed = isOpenUnder(name, app.heloc.status.checklistStatus ?? '');
    if (last?.hash === hash && (rule.once || !allowed)) {
      noteRepeat();
      return last.answer as T;
    }
    if (!allowed) throw conflict(WRONG_STATUS);
    app.actedAt = env.now;
    const answer = await work(app, env);
    app.submits[name] = { hash, answer };
    if (!rule.keepsNoAnswers) app.answers[name] = answersIn(body);
    const next = typeof rule.next === 'function' ? rule.next(app) : rule.next;
    if (next) enter(app, next, env);
    return answer;
  });
}
