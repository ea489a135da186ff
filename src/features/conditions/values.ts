import type { Condition, ConditionSubmission } from '#src/api/contract/conditions.ts';
import type { Known } from '#src/domain/conditions/conditions.ts';
import { type Question, type Slot, slotsOf, takes, taskOf, type Way } from '#src/domain/conditions/tasks.ts';
import type { DocumentType, IdentityDocument } from '#src/domain/documents/documents.ts';
import { parseMoneyInput } from '#src/domain/money/money.ts';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { normalizeName } from '#src/domain/person/names.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';

/** One slot, as the form holds it. */
export interface SlotValue {
  /** Which of the ways is taken, by `wayName`. */
  way?: string;
  files?: Partial<Record<DocumentType, readonly UploadedFile[]>>;
  /** It does not apply to the person, for a reason. */
  none?: boolean;
  reason?: string;
}

interface PersonValue {
  firstName?: string;
  lastName?: string;
  email?: string;
}
interface InquiryValue {
  outcome?: string;
  amount?: string;
  explanation?: string;
}

/** The answer to a request, as the form holds it; each question has its own part. */
export interface TaskValues {
  slots: readonly SlotValue[];
  description: string;
  note: string;
  trustees: readonly { name?: string; email?: string }[];
  revocable: 'YES' | 'NO';
  ownership: string;
  coOwners: readonly PersonValue[];
  inquiries: readonly InquiryValue[];
}

/** Of the text in place of a document. */
export const DESCRIPTION_WAY = 'description';

/** Tells the ways of a slot apart. */
export const wayName = ({ needs, idKind }: Way): string =>
  idKind ?? needs.map(({ documentType }) => documentType).join('+');

/** The names of all that may be done with a slot. */
export const waysOf = (condition: Known<Condition>, slot: Slot): string[] => [
  ...slot.ways.map(wayName),
  ...(taskOf(condition).instead === 'description' ? [DESCRIPTION_WAY] : []),
];

/** The way that is taken: without a choice the only one. */
export function wayTaken(slot: Slot, value: SlotValue | undefined): Way | undefined {
  if (value?.way === DESCRIPTION_WAY) return undefined;
  const [first, ...others] = slot.ways;
  return slot.ways.find((way) => wayName(way) === value?.way) ?? (others.length === 0 ? first : undefined);
}

/** A file that failed is none. */
const counts = ({ state }: UploadedFile) => state !== 'failed';

/** The files of a slot that are sent: those of the way that is taken. */
export const filesOf = (
  slot: Slot,
  value: SlotValue | undefined,
): [DocumentType, readonly UploadedFile[]][] =>
  value?.none
    ? []
    : (wayTaken(slot, value)?.needs ?? []).map(({ documentType }) => [
        documentType,
        (value?.files?.[documentType] ?? []).filter(counts),
      ]);

/** The type that stands for a slot where it is said not to apply. */
const typeOf = (slot: Slot): DocumentType | undefined => slot.ways[0]?.needs[0]?.documentType;

/**
 * The files of a type: those of the draft, in the order in which they were chosen, and those that the server has beside
 * them. One that the server does not have any more was removed elsewhere.
 */
function filesFor(
  { documents }: Known<Condition>,
  documentType: DocumentType,
  drafted: readonly UploadedFile[] = [],
): UploadedFile[] {
  const held = (documents ?? []).filter((document) => document.documentType === documentType);
  const kept = drafted.filter(
    ({ state, documentUuid }) =>
      state !== 'uploaded' || held.some((document) => document.documentUuid === documentUuid),
  );
  const others = held.filter(
    (document) => !kept.some(({ documentUuid }) => documentUuid === document.documentUuid),
  );
  return [
    ...kept,
    ...others.map(
      ({ documentUuid, name, size }): UploadedFile => ({
        id: documentUuid,
        documentUuid,
        name,
        size,
        state: 'uploaded',
      }),
    ),
  ];
}

function initialSlot(
  condition: Known<Condition>,
  slot: Slot,
  drafted: SlotValue | undefined,
  first: string | null,
): SlotValue {
  const files = Object.fromEntries(
    slot.ways.flatMap(({ needs }) =>
      needs.map(({ documentType }) => [
        documentType,
        filesFor(condition, documentType, drafted?.files?.[documentType]),
      ]),
    ),
  ) as NonNullable<SlotValue['files']>;
  const has = (type: DocumentType) => (files[type] ?? []).length > 0;
  const filled = slot.ways.find(({ needs }) => needs.some(({ documentType }) => has(documentType)));
  const asked = slot.ways.find(({ needs }) => needs.some(({ documentType }) => documentType === first));
  const way = asked ?? filled;
  const refused = condition.answers?.notApplicable?.find(({ documentType }) => takes(slot, documentType));
  const isWritten = taskOf(condition).instead === 'description' && condition.answers?.description;
  return {
    ...(way ? { way: wayName(way) } : isWritten ? { way: DESCRIPTION_WAY } : {}),
    none: refused !== undefined,
    reason: refused?.reason ?? '',
    ...drafted,
    ...(asked ? { way: wayName(asked) } : {}),
    files,
  };
}

/**
 * What stands in the form when it opens: what was answered before, what was chosen since, and the files that are there.
 * @param first the document type to open first
 */
export function initialTask(
  condition: Known<Condition>,
  draft: Partial<TaskValues>,
  first: string | null,
): Partial<TaskValues> {
  const { note, answers, xtraData } = condition;
  const asked = Math.max(1, xtraData?.inquiries?.length ?? 0);
  return {
    note: note ?? '',
    description: answers?.description ?? '',
    trustees: answers?.trustees?.map(({ name, email }) => ({ name, email: email ?? '' })) ?? [{}],
    ...(typeof answers?.revocable === 'boolean' ? { revocable: answers.revocable ? 'YES' : 'NO' } : {}),
    ...(answers?.ownership ? { ownership: answers.ownership } : {}),
    coOwners: answers?.coOwners ?? [{}],
    inquiries: Array.from({ length: asked }, (_, index) => {
      const before = answers?.inquiries?.[index];
      return before
        ? {
            ...before,
            amount: before.amount === null || before.amount === undefined ? '' : String(before.amount),
          }
        : {};
    }),
    ...draft,
    slots: slotsOf(condition).map((slot, index) => initialSlot(condition, slot, draft.slots?.[index], first)),
  };
}

type Answers = NonNullable<ConditionSubmission['answers']>;

/** What each question adds to the answer. */
const QUESTIONS: Record<Question, (values: Partial<TaskValues>, condition: Known<Condition>) => Answers> = {
  trust: ({ trustees = [], revocable }) => ({
    trustees: trustees.map((trustee) => ({
      name: normalizeName(trustee?.name ?? ''),
      email: normalizeEmail(trustee?.email ?? '') || null,
    })),
    ...(revocable ? { revocable: revocable === 'YES' } : {}),
  }),
  idKind: ({ slots = [] }, condition) => {
    const taken = slotsOf(condition).map((slot, index) => wayTaken(slot, slots[index])?.idKind);
    const idKind = taken.find((kind): kind is IdentityDocument => kind !== undefined);
    return idKind && !slots[0]?.none ? { idKind } : {};
  },
  ownership: ({ ownership, coOwners = [] }) => ({
    ownership: ownership as Answers['ownership'],
    ...(ownership === 'JOINT_OWNER'
      ? {
          coOwners: coOwners.map((owner) => ({
            firstName: normalizeName(owner?.firstName ?? ''),
            lastName: normalizeName(owner?.lastName ?? ''),
            email: normalizeEmail(owner?.email ?? ''),
          })),
        }
      : {}),
  }),
  inquiries: ({ inquiries = [] }) => ({
    inquiries: inquiries.map((inquiry) => ({
      outcome: inquiry?.outcome as NonNullable<Answers['inquiries']>[number]['outcome'],
      amount: inquiry?.outcome === 'ACCOUNT_OPENED' ? Number(parseMoneyInput(inquiry.amount)) : null,
      explanation: inquiry?.explanation?.trim() ?? '',
    })),
  }),
};

/** What is sent: the files of the ways that were taken, and the answers to what was asked. */
export function submissionOf(condition: Known<Condition>, values: Partial<TaskValues>): ConditionSubmission {
  const slots = slotsOf(condition);
  const { questions = [] } = taskOf(condition);
  const documents = slots.flatMap((slot, index) =>
    filesOf(slot, values.slots?.[index]).flatMap(([, files]) =>
      files.flatMap(({ documentUuid }) => (documentUuid ? [documentUuid] : [])),
    ),
  );
  const notApplicable = slots.flatMap((slot, index) => {
    const value = values.slots?.[index];
    const documentType = typeOf(slot);
    return value?.none && documentType ? [{ documentType, reason: value.reason?.trim() ?? '' }] : [];
  });
  const isWritten = values.slots?.some(({ way, none }) => way === DESCRIPTION_WAY && !none);
  const answers: Answers = Object.assign(
    {},
    ...questions.map((question) => QUESTIONS[question](values, condition)),
    isWritten ? { description: values.description?.trim() } : {},
    notApplicable.length > 0 ? { notApplicable } : {},
  );
  return {
    documents,
    note: values.note?.trim() || null,
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
  };
}
