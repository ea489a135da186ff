/** Whether a condition is answered in full. Source: docs/rules.md#answering-a-condition */
import { MAX_FILES } from '../documents/files.ts';
import type { ConditionFacts, Known } from './conditions.ts';
import { type Question, type Slot, slotsOf, takes, taskOf, type Way } from './tasks.ts';

/** Characters. */
export const NOTE_MAX = 500;
export const REASON = { min: 10, max: 300 } as const;
export const EXPLANATION = { min: 10, max: 500 } as const;
export const DESCRIPTION = { min: 20, max: 4000 } as const;
export const TRUSTEES_MAX = 10;
export const CO_OWNERS_MAX = 4;

export const OWNERSHIPS = ['SOLE_OWNER', 'JOINT_OWNER', 'TRUST'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

export const INQUIRY_OUTCOMES = ['NO_NEW_CREDIT', 'ACCOUNT_OPENED', 'DECIDING'] as const;
export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number];

type Maybe<T> = T | null | undefined;

export interface ConditionAnswers {
  trustees?: Maybe<readonly { name: string; email?: Maybe<string> }[]>;
  revocable?: Maybe<boolean>;
  /** The legal description itself, in place of a document that has it. */
  description?: Maybe<string>;
  idKind?: Maybe<string>;
  ownership?: Maybe<string>;
  coOwners?: Maybe<readonly { firstName: string; lastName: string; email: string }[]>;
  /** In the order of the inquiries of the condition. */
  inquiries?: Maybe<readonly { outcome: string; amount?: Maybe<number>; explanation: string }[]>;
  /** Slots that stay empty, each by a type that it takes. */
  notApplicable?: Maybe<readonly { documentType: string; reason: string }[]>;
}

export interface ConditionAnswer {
  /** The type of each file. */
  documents: readonly string[];
  answers?: Maybe<ConditionAnswers>;
}

export type ConditionProblem =
  | 'condition-answered-elsewhere'
  | 'files-missing'
  | 'files-too-many'
  | 'trustees-missing'
  | 'revocable-missing'
  | 'id-kind-missing'
  | 'ownership-missing'
  | 'co-owners-missing'
  | 'co-owner-twice'
  | 'inquiries-missing'
  | 'inquiry-amount-missing';

const countOf = ({ documents }: ConditionAnswer, documentType: string) =>
  documents.filter((type) => type === documentType).length;

const isWayDone = (answer: ConditionAnswer, { needs, idKind }: Way) =>
  needs.every(({ documentType, count }) => countOf(answer, documentType) >= count) &&
  (!idKind || answer.answers?.idKind === idKind);

/** Whether a slot has its files, or a reason why there are none. */
export const isFilled = (slot: Slot, answer: ConditionAnswer): boolean =>
  slot.ways.some((way) => isWayDone(answer, way)) ||
  (answer.answers?.notApplicable ?? []).some(({ documentType }) => takes(slot, documentType));

const isAnsweredInstead = (condition: Known<ConditionFacts>, { answers }: ConditionAnswer) =>
  taskOf(condition).instead === 'description' && Boolean(answers?.description?.trim());

type Check = (answers: ConditionAnswers, condition: Known<ConditionFacts>) => ConditionProblem | undefined;

const hasEmailTwice = (people: readonly { email: string }[]) =>
  new Set(people.map(({ email }) => email.trim().toLowerCase())).size < people.length;

/** What is missing in the answer to a question. */
const QUESTIONS = {
  trust({ trustees, revocable }) {
    if (!trustees || trustees.length === 0) return 'trustees-missing';
    return typeof revocable === 'boolean' ? undefined : 'revocable-missing';
  },
  idKind({ idKind, notApplicable }, condition) {
    const [ids] = slotsOf(condition);
    const hasNone = ids && notApplicable?.some(({ documentType }) => takes(ids, documentType));
    return idKind || hasNone ? undefined : 'id-kind-missing';
  },
  ownership({ ownership, coOwners }) {
    if (!ownership) return 'ownership-missing';
    if (ownership !== 'JOINT_OWNER') return undefined;
    if (!coOwners || coOwners.length === 0) return 'co-owners-missing';
    return hasEmailTwice(coOwners) ? 'co-owner-twice' : undefined;
  },
  inquiries({ inquiries }, { xtraData }) {
    const asked = Math.max(1, xtraData?.inquiries?.length ?? 0);
    if ((inquiries?.length ?? 0) < asked) return 'inquiries-missing';
    const isLacking = inquiries?.some(
      ({ outcome, amount }) => outcome === 'ACCOUNT_OPENED' && !((amount ?? 0) > 0),
    );
    return isLacking ? 'inquiry-amount-missing' : undefined;
  },
} as const satisfies Record<Question, Check>;

/** Everything that is wrong with an answer; nothing when it can be sent. */
export function conditionProblems(
  condition: Known<ConditionFacts>,
  answer: ConditionAnswer,
): ConditionProblem[] {
  const { path, questions = [] } = taskOf(condition);
  if (path !== 'upload-document') return ['condition-answered-elsewhere'];
  const slots = slotsOf(condition);
  const problems: (ConditionProblem | undefined)[] = questions.map((question) =>
    QUESTIONS[question](answer.answers ?? {}, condition),
  );
  if (!isAnsweredInstead(condition, answer) && !slots.every((slot) => isFilled(slot, answer)))
    problems.unshift('files-missing');
  const isFull = (count: number) => count > MAX_FILES;
  if (slots.some((slot) => isFull(answer.documents.filter((type) => takes(slot, type)).length)))
    problems.unshift('files-too-many');
  return problems.filter((problem) => problem !== undefined);
}
