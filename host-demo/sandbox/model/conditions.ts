import type { Condition, ConditionSubmission } from '#src/api/contract/conditions.ts';
import type { EditablePart } from '#src/domain/application/applicationEnums.ts';
import { type ConditionProblem, conditionProblems } from '#src/domain/conditions/answers.ts';
import { type ConditionCategory, isKnown, isOpen, stateOf } from '#src/domain/conditions/conditions.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { coDeedOf } from './coDeed.ts';
import { tellOpen } from './conditionMails.ts';
import type { Env } from './env.ts';
import { askAgain } from './identity.ts';
import type { Party } from './party.ts';
import { uuidFrom } from './random.ts';
import type { Application, Identity, PersonRecord } from './records.ts';
import type { Submits } from './statuses/row.ts';

/** A condition as the sandbox keeps it; its files are the application's uploads. */
export interface HeldCondition extends Omit<Condition, 'documents'> {
  /** The email of the additional signer whose it is; absent: the borrower's. */
  signer?: string | null | undefined;
  /** Of the files that were sent with the answer. */
  submitted?: string[];
  /** Sandbox time since which its person has not been told. */
  untoldSince?: number;
  /** The bank account that it is about. */
  account?: string;
}

const NOT_FOUND = 'We could not find this request';
const NOT_OPEN = 'This request is no longer open.';
const CLOSED = 'This application is closed. There is nothing more to send.';

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

/** Nothing is needed of an application that is over. */
const isClosed = ({ heloc }: Application) =>
  ['CANCELLED', 'DECLINED'].includes(heloc.status.checklistStatus ?? '');

/** Whether somebody is asked for it: the borrower, or the signer who is named. */
const isFor = (condition: HeldCondition, app: Application, me: Identity): boolean =>
  condition.signer
    ? sameEmail(signerAsked(app, condition)?.email ?? '', me.email)
    : app.identityUuid === me.uuid;

/** The signer who is asked; nobody where it is the borrower. */
export const signerAsked = ({ heloc }: Application, { signer }: HeldCondition) =>
  signer ? heloc.helocSigners.find(({ email }) => sameEmail(email, signer)) : undefined;

/** What whoever is asked has done so far. */
export function recordOf(app: Application, condition: HeldCondition): PersonRecord | undefined {
  if (!condition.signer) return app;
  const signer = signerAsked(app, condition);
  return signer && coDeedOf(app, signer);
}

/** The files that are bound to a condition. */
export const uploadsFor = (app: Application, condition: HeldCondition) =>
  (recordOf(app, condition)?.uploads ?? []).filter(({ conditionUuid }) => conditionUuid === condition.uuid);

/** What its person sees of it. */
export function conditionView(app: Application, condition: HeldCondition): Condition {
  const { signer: _, submitted: __, untoldSince: ___, account: ____, ...shown } = condition;
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
  isClosed(app)
    ? []
    : app.conditions
        .filter((condition) => isFor(condition, app, me))
        .map((condition) => conditionView(app, condition));

/** One of a person's; somebody else's does not exist for them. */
export function conditionFor(app: Application, conditionUuid: string, me: Identity): HeldCondition {
  const found = app.conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!found || !isFor(found, app, me)) throw notFound(NOT_FOUND);
  return found;
}

function requireOpen(app: Application, condition: HeldCondition): void {
  if (isClosed(app)) throw conflict(CLOSED);
  if (!isKnown(condition) || !isOpen(condition)) throw conflict(NOT_OPEN);
}

/** Whether a file may be bound to a condition. */
export function allowBinding(app: Application, conditionUuid: string | null | undefined, me: Identity): void {
  if (conditionUuid) requireOpen(app, conditionFor(app, conditionUuid, me));
}

/** Those of one who signs, or of the borrower. */
const isOf = (condition: HeldCondition, { app, signer }: Party): boolean =>
  condition.signer ? signer !== undefined && signerAsked(app, condition)?.uuid === signer.uuid : !signer;

/** Whether files for a condition may come from a phone of whoever is asked. */
export function allowPhone(party: Party, conditionUuid: string | null | undefined): void {
  if (!conditionUuid) return;
  const found = party.app.conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!found || !isOf(found, party)) throw notFound(NOT_FOUND);
  requireOpen(party.app, found);
}

/** Whether an ID is asked for once more, whatever the status is. */
export const isIdAskedAgain = (party: Party): boolean =>
  party.app.conditions.some(
    (condition) =>
      condition.categoryEnum === 'ID_VERIFICATION_FAILURE' && isOpen(condition) && isOf(condition, party),
  );

/** A file that has gone into review stays. */
export function refuseInReview({ conditions }: Application, documentUuid: string): void {
  const isSent = conditions.some(
    (condition) => condition.submitted?.includes(documentUuid) && !isOpen(condition),
  );
  if (isSent) throw conflict('This file is in review, and stays.');
}

/** What only the application knows of an answer. */
function answerProblem(
  app: Application,
  condition: HeldCondition,
  { answers }: ConditionSubmission,
): string | undefined {
  const { heloc } = app;
  if (answers?.idKind && answers.idKind === recordOf(app, condition)?.identityCheck?.documentKind)
    return 'Send another kind of ID than the one that we have';
  const taken = [heloc.email, ...heloc.helocSigners.map(({ email }) => email)];
  const isTaken = answers?.coOwners?.some(({ email }) => taken.some((used) => sameEmail(used, email)));
  return isTaken ? TEXTS['co-owner-twice'] : undefined;
}

export function sendToReview(condition: HeldCondition, { now }: Env): void {
  Object.assign(condition, { state: 'SUBMITTED', submittedAt: new Date(now).toISOString(), notes: null });
}

/** Takes an answer, which goes into review. */
export function answerCondition(
  app: Application,
  condition: HeldCondition,
  submission: ConditionSubmission,
  env: Env,
): void {
  requireOpen(app, condition);
  const { documents, note, answers } = submission;
  const bound = uploadsFor(app, condition);
  const sent = documents.map((uuid) => bound.find((upload) => upload.uuid === uuid));
  if (sent.includes(undefined)) throw invalid('Upload the files for this request first');
  const types = sent.map((upload) => upload?.documentType ?? '');
  const problems = isKnown(condition) ? conditionProblems(condition, { documents: types, answers }) : [];
  const own = answerProblem(app, condition, submission);
  if (problems.length > 0 || own)
    throw invalid(...problems.map((problem) => TEXTS[problem]), ...(own ? [own] : []));
  Object.assign(condition, { submitted: documents, note: note ?? null, answers: answers ?? null });
  sendToReview(condition, env);
  app.actedAt = env.now;
}

type NewCondition = Partial<HeldCondition> & Pick<HeldCondition, 'categoryEnum'>;

/** Asks for something more. */
export function addCondition(app: Application, given: NewCondition, env: Env): HeldCondition {
  const made = {
    uuid: uuidFrom(`${app.heloc.uuid}|condition|${app.conditions.length}|${env.now}`),
    created: new Date(env.now).toISOString(),
    ...given,
  } as HeldCondition;
  app.conditions.push(made);
  if (!isKnown(made) || !isOpen(made)) return made;
  tellOpen(made, env);
  const record = recordOf(app, made);
  if (record && made.categoryEnum === 'ID_VERIFICATION_FAILURE') askAgain(record);
  return made;
}

/** The whole list, as a control call gives it: one that is there already keeps what the row does not name. */
export function setConditions(app: Application, rows: readonly object[], env: Env): void {
  const before = app.conditions;
  app.conditions = [];
  for (const row of rows as NewCondition[]) {
    const known = before.find(({ uuid }) => uuid === row.uuid);
    if (known) app.conditions.push({ ...known, ...row });
    else addCondition(app, row, env);
  }
}

/** Those of a person that are answered by what they do elsewhere. */
export const awaiting = (
  app: Application,
  category: ConditionCategory,
  me: Identity,
): readonly HeldCondition[] =>
  app.conditions.filter(
    (condition) => condition.categoryEnum === category && isOpen(condition) && isFor(condition, app, me),
  );

/** What is opened for a condition whatever the status is: the calls that belong to it, and the part that may be changed. */
const OPENS: Partial<Record<ConditionCategory, { part: EditablePart; submits: Submits }>> = {
  ID_VERIFICATION_FAILURE: {
    part: 'IDENTITY',
    submits: { postIdentityVerification: null, putIdentityConfirmation: null },
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    part: 'DISBURSEMENT',
    submits: {
      putDisbursementAccount: null,
      putDisbursementVerification: null,
      postDisbursementReview: null,
      putDisbursementConfirm: null,
    },
  },
};

/** What the borrower's conditions open. */
const openedBy = ({ conditions }: Application) =>
  conditions
    .filter((condition) => !condition.signer && stateOf(condition) !== 'DONE')
    .flatMap((condition) => (isKnown(condition) ? (OPENS[condition.categoryEnum] ?? []) : []));

export const submitsOfConditions = (app: Application): Submits =>
  Object.assign({}, ...openedBy(app).map(({ submits }) => submits));

/** Lists what the conditions open, beside what may be changed anyway. */
export function openParts(app: Application): void {
  const ofConditions: readonly string[] = Object.values(OPENS).map(({ part }) => part);
  const others = app.heloc.editable.filter((part) => !ofConditions.includes(part));
  app.heloc.editable = [...new Set([...others, ...openedBy(app).map(({ part }) => part)])];
}
