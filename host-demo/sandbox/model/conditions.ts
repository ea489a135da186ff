import type { Condition, ConditionSubmission } from '#src/api/contract/conditions.ts';
import { type ConditionProblem, conditionProblems } from '#src/domain/conditions/answers.ts';
import { isKnown, isOpen } from '#src/domain/conditions/conditions.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { coDeedOf } from './coDeed.ts';
import type { Env } from './env.ts';
import { uuidFrom } from './random.ts';
import type { Application, Identity, Upload } from './records.ts';

/** A condition as the sandbox keeps it; its files are the application's uploads. */
export interface HeldCondition extends Omit<Condition, 'documents'> {
  /** The email of the additional signer whose it is; absent: the borrower's. */
  signer?: string | null | undefined;
  /** Of the files that were sent with the answer. */
  submitted?: string[];
}

const NOT_FOUND = 'We could not find this request';
const NOT_OPEN = 'This request is no longer open.';

const TEXTS = {
  'condition-answered-elsewhere': 'This request is answered on a page of its own',
  'files-missing': 'Upload what is asked for, or say why it does not apply to you',
  'files-too-many': 'Upload up to 10 files for each document',
  'trustees-missing': 'Name at least one trustee',
  'revocable-missing': 'Tell us whether the trust can be revoked',
  'id-kind-missing': 'Tell us which kind of ID it is',
  'ownership-missing': 'Tell us how the home is owned',
  'co-owners-missing': 'Name at least one co-owner',
  'co-owner-twice': 'Each co-owner needs their own email address',
  'inquiries-missing': 'Answer for each credit check',
  'inquiry-amount-missing': 'Enter the amount of the new account',
} as const satisfies Record<ConditionProblem, string>;

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether somebody is asked for it: the borrower, or the signer who is named. */
const isFor = ({ signer }: HeldCondition, { heloc, identityUuid }: Application, me: Identity): boolean =>
  signer
    ? sameEmail(signer, me.email) && heloc.helocSigners.some(({ email }) => sameEmail(email, me.email))
    : identityUuid === me.uuid;

/** The files of whoever is asked. */
function uploadsOf(app: Application, { signer }: HeldCondition): Upload[] {
  if (!signer) return app.uploads;
  const asked = app.heloc.helocSigners.find(({ email }) => sameEmail(email, signer));
  return asked ? coDeedOf(app, asked).uploads : [];
}

const uploadsFor = (app: Application, condition: HeldCondition) =>
  uploadsOf(app, condition).filter(({ conditionUuid }) => conditionUuid === condition.uuid);

/** What its person sees of it. */
export function conditionView(app: Application, condition: HeldCondition): Condition {
  const { signer: _, submitted: __, ...shown } = condition;
  return {
    ...shown,
    documents: uploadsFor(app, condition).map(({ uuid, documentType, name, size }) => ({
      documentUuid: uuid,
      documentType,
      name,
      size,
    })),
  };
}

/** Those of one person. */
export const conditionsFor = (app: Application, me: Identity): Condition[] =>
  app.conditions
    .filter((condition) => isFor(condition, app, me))
    .map((condition) => conditionView(app, condition));

/** One of a person's; somebody else's does not exist for them. */
export function conditionFor(app: Application, conditionUuid: string, me: Identity): HeldCondition {
  const found = app.conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!found || !isFor(found, app, me)) throw notFound(NOT_FOUND);
  return found;
}

/** Takes an answer, which goes into review. */
export function answerCondition(
  app: Application,
  condition: HeldCondition,
  { documents, note, answers }: ConditionSubmission,
  { now }: Env,
): void {
  if (!isKnown(condition) || !isOpen(condition)) throw conflict(NOT_OPEN);
  const bound = uploadsFor(app, condition);
  const sent = documents.map((uuid) => bound.find((upload) => upload.uuid === uuid));
  if (sent.includes(undefined)) throw invalid('Upload the files for this request first');
  const types = sent.map((upload) => upload?.documentType ?? '');
  const problems = conditionProblems(condition, { documents: types, answers });
  if (problems.length > 0) throw invalid(...problems.map((problem) => TEXTS[problem]));
  Object.assign(condition, {
    state: 'SUBMITTED',
    submittedAt: new Date(now).toISOString(),
    submitted: documents,
    notes: null,
    note: note ?? null,
    answers: answers ?? null,
  });
}

type NewCondition = Partial<HeldCondition> & Pick<HeldCondition, 'categoryEnum'>;

/** Asks for something more. */
export function addCondition(app: Application, given: NewCondition, { now }: Env): void {
  app.conditions.push({
    uuid: uuidFrom(`${app.heloc.uuid}|condition|${app.conditions.length}|${now}`),
    created: new Date(now).toISOString(),
    ...given,
  } as HeldCondition);
}

/** The whole list, as a control call gives it: one that is there already keeps what the row does not name. */
export function setConditions(app: Application, rows: readonly object[], env: Env): void {
  const before = app.conditions;
  app.conditions = [];
  for (const row of rows as NewCondition[])
    addCondition(app, { ...before.find(({ uuid }) => uuid === row.uuid), ...row }, env);
}
