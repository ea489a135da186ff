import { conflict } from '../http/errors.ts';
import { submitsOfConditions } from '../model/conditions.ts';
import type { Env } from '../model/env.ts';
import { enter } from '../model/machine.ts';
import type { Application } from '../model/records.ts';
import { type Submit, submitsUnder } from '../model/statuses/statuses.ts';
import type { Call } from './types.ts';

/** Two equal calls in a row are one, even where the call is still allowed. */
const ONCE: readonly Submit[] = [
  'postOwnershipAnswer',
  'postCreditReminder',
  'postInsuranceAgentRequest',
  'postConditionProof',
  'postValueReconsideration',
  'postDelinquencyAnswer',
  'postIncomeDocuments',
  'postTaxTranscriptResult',
  'postCounterOffer',
  'postSigningDecline',
  'postSigner',
  'postSupportRequest',
];

/** What was answered is not kept with the application. */
const KEPT_ELSEWHERE: readonly Submit[] = ['putDemographics'];

const WRONG_STATUS = 'This step is not open now. Reload the page to go on where your application stands.';

/** Never kept: neither in `answers` nor anywhere else. */
const SECRET = ['ssn', 'ssnLast4', 'accountNumber', 'password', 'gateCode'];
/** `shown` is in the record of what was shown. */
const NOT_ANSWERS = new Set([...SECRET, 'shown']);
/** What a body answers. */
export const answersIn = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null, (key, value) => (NOT_ANSWERS.has(key) ? undefined : value)));

/**
 * Runs a submit as the row of the status has it. A submit that does not belong under the present status is refused with 409,
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
  return applications.change(uuid, me, async (app, env) => {
    const hash = applications.fingerprint([params, body]);
    const last = app.submits[name];
    const allowed = { ...submitsOfConditions(app), ...submitsUnder(app.heloc.status.checklistStatus) };
    const next = allowed[name];
    const isAllowed = next !== undefined;
    if (last?.hash === hash && (ONCE.includes(name) || !isAllowed)) {
      noteRepeat();
      return last.answer as T;
    }
    if (!isAllowed) throw conflict(WRONG_STATUS);
    app.actedAt = env.now;
    const answer = await work(app, env);
    app.submits[name] = { hash, answer };
    if (!KEPT_ELSEWHERE.includes(name)) app.answers[name] = answersIn(body);
    const to = typeof next === 'function' ? next(app) : next;
    if (to) enter(app, to, env);
    return answer;
  });
}
