import type { EndpointName } from '#src/api/contract/contract.ts';
import { conflict } from '../http/errors.ts';
import type { Env } from '../model/env.ts';
import { enter } from '../model/machine.ts';
import { allSigned } from '../model/owners.ts';
import type { Application } from '../model/records.ts';
import { SUMMARY } from '../model/statuses.ts';
import type { Call } from './types.ts';

type Next = string | ((app: Application) => string | undefined);

interface Rule {
  /** The statuses in which the call belongs; absent: any. */
  under?: readonly string[];
  /** Where it leads; absent: the status stays. */
  next?: Next;
  /** Two equal calls in a row are one, even where the call is still allowed. */
  once?: true;
}

const CHOOSING = ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'];
const SIGNING = ['FINAL_OFFER', 'NOTE_SIGNING'];
const PAYMENTS = ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'];
const BANK = ['DISBURSEMENT_ACCOUNT', ...PAYMENTS];
const NOTARY = ['DEED_SIGNING', 'NOTARY_WAITING_PERIOD', 'MANUAL_DEED_SIGNING', 'GEN_NOTARY_DISCLOSURE'];

const atSummary = ({ heloc }: Application) => SUMMARY.includes(heloc.status.checklistStatus ?? '');

/** Once at the summary, an application that is not submitted yet goes back there. */
const comesFromSummary = ({ heloc, history }: Application) =>
  !heloc.dates.submitted && history.some(({ status }) => SUMMARY.includes(status ?? ''));

function afterConfirm(app: Application): string {
  const { heloc, answers } = app;
  if (comesFromSummary(app)) return 'GEN_SUMMARY_DISCLOSURE';
  if (heloc.status.checklistStatus === 'REVISED_OFFER_SELECTION') {
    return answers.putIdentityConfirmation ? 'PREQUAL_TITLE' : 'IDENTITY_VERIFICATION';
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

const ownersLeft = (app: Application) => app.heloc.helocSigners.length > 0 && !allSigned(app);

/** Which submit belongs to which status, and where it leads (docs/rules.md#order-of-an-application). */
const RULES = {
  putApplicant: { under: [''], next: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' },
  putSsn: {
    under: ['CREDIT_NO_MATCH'],
    next: (app) => (app.heloc.dates.submitted ? 'HARD_CREDIT_PULL' : 'WAITING_FOR_SOFT_CREDIT'),
  },
  retryCredit: {
    under: ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
    next: ({ heloc }) =>
      heloc.status.checklistStatus?.startsWith('HARD') ? 'HARD_CREDIT_PULL' : 'WAITING_FOR_SOFT_CREDIT',
  },
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
    under: ['HMDA', ...SUMMARY],
    next: (app) =>
      !atSummary(app) && app.heloc.participants.every(({ demographicsGiven }) => demographicsGiven)
        ? 'GEN_SUMMARY_DISCLOSURE'
        : undefined,
  },
  postSummaryAcceptance: { under: SUMMARY, next: 'HARD_CREDIT_PULL' },
  postIncomeDocuments: { under: ['INCOME_VERIFICATION'], once: true },
  putIncomeRecord: { under: ['INCOME_VERIFICATION'] },
  deleteIncomeRecord: { under: ['INCOME_VERIFICATION'] },
  putIncome: { under: ['INCOME_VERIFICATION', ...SUMMARY], next: afterIncomeChange },
  putIncomeSources: {
    under: ['INCOME_VERIFICATION'],
    next: afterIncome,
  },
  postIdentityVerification: { under: ['IDENTITY_VERIFICATION'] },
  putIdentityConfirmation: { under: ['IDENTITY_VERIFICATION'], next: 'PREQUAL_TITLE' },
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
  postNotaryComplete: {
    under: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
    next: (app) => (ownersLeft(app) ? undefined : 'GEN_RESCISSION'),
  },
  postSupportRequest: { once: true },
  postCancellation: { under: ['GEN_RESCISSION', 'RESCISSION'], next: 'CANCELLED' },
} as const satisfies Partial<Record<EndpointName, Rule>>;

type Submit = keyof typeof RULES;

const WRONG_STATUS = 'This step is not open now. Reload the page to go on where your application stands.';

/** Never kept: neither in `answers` nor anywhere else. */
const SECRET = new Set(['ssn', 'accountNumber', 'password']);
const withoutSecrets = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null, (key, value) => (SECRET.has(key) ? undefined : value)));

/**
 * Runs a submit under the rules above. A submit that does not belong under the present status is refused with 409,
 * unless it equals the last one of its kind: then it gets the same answer again and nothing happens (double click).
 */
export function submit<T extends object>(
  name: Submit,
  { params, me, services, body }: Pick<Call, 'params' | 'me' | 'services' | 'body'>,
  work: (app: Application, env: Env) => T | Promise<T>,
): Promise<T> {
  const { applications } = services;
  const { uuid = '' } = params as { uuid?: string };
  const rule: Rule = RULES[name];
  return applications.change(uuid, me, async (app, env) => {
    const hash = applications.fingerprint([params, body]);
    const last = app.submits[name];
    const allowed = !rule.under || rule.under.includes(app.heloc.status.checklistStatus ?? '');
    if (last?.hash === hash && (rule.once || !allowed)) return last.answer as T;
    if (!allowed) throw conflict(WRONG_STATUS);
    const answer = await work(app, env);
    app.submits[name] = { hash, answer };
    app.answers[name] = withoutSecrets(body);
    const next = typeof rule.next === 'function' ? rule.next(app) : rule.next;
    if (next) enter(app, next, env);
    return answer;
  });
}
