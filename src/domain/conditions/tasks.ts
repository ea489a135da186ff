/** What each category of conditions asks for. Source: docs/rules.md#what-a-condition-asks-for */
import {
  DOCUMENT_TYPES,
  type DocumentType,
  IDENTITY_DOCUMENT_SIDES,
  IDENTITY_DOCUMENTS,
  type IdentityDocument,
} from '../documents/documents.ts';
import { MAX_FILES } from '../documents/files.ts';
import { isOneOf } from '../enums.ts';
import type { ConditionCategory, ConditionFacts, Known } from './conditions.ts';

/** At least so many files of one type. */
export interface Need {
  readonly documentType: DocumentType;
  readonly count: number;
}

/** One way to fill a slot; `idKind` is the identity document that these are the sides of. */
export interface Way {
  readonly needs: readonly Need[];
  readonly idKind?: IdentityDocument;
}

/** What is asked for in one place: any one of the ways will do, or a reason why it does not apply. */
export interface Slot {
  readonly ways: readonly Way[];
}

/** What is answered beside the files. */
export type Question = 'trust' | 'idKind' | 'ownership' | 'inquiries';

interface Task {
  /** Where it is answered, below `conditions` (identity: below the application). */
  readonly path: 'upload-document' | 'phone-number' | 'identity';
  readonly slots: readonly Slot[] | ((condition: ConditionFacts) => readonly Slot[]);
  readonly questions?: readonly Question[];
  /** What may be done in place of filling the slots: another account, or the text itself. */
  readonly instead?: 'account' | 'description';
}

const files = (documentType: DocumentType, count = 1): Way => ({ needs: [{ documentType, count }] });
const slot = (...ways: Way[]): Slot => ({ ways });

/** An ID of any kind, front and, where it has one, back. */
const anyId = slot(
  ...IDENTITY_DOCUMENTS.map((idKind): Way => {
    const { front, back }: { front: DocumentType; back?: DocumentType } = IDENTITY_DOCUMENT_SIDES[idKind];
    const sides = back ? [front, back] : [front];
    return { idKind, needs: sides.map((documentType) => ({ documentType, count: 1 })) };
  }),
);

/** Pay stubs to send: one where nobody says how many (docs/rules.md#pay-stubs-that-are-asked-for). */
export const payStubs = ({ xtraData }: ConditionFacts): number =>
  Math.min(MAX_FILES, Math.max(1, Math.floor(xtraData?.numDocsRequired ?? 1)));

/** What a request may call by a name that is not in our list. */
const OTHER: DocumentType = 'SUPPORT';
const typesOf = (slots: readonly Slot[]): DocumentType[] =>
  slots.flatMap(({ ways }) => ways.flatMap(({ needs }) => needs.map(({ documentType }) => documentType)));

/** The documents that the request names. */
const named = ({ requestDocuments }: ConditionFacts): Slot[] => {
  const types = (requestDocuments ?? []).map((name) => (isOneOf(DOCUMENT_TYPES, name) ? name : OTHER));
  return [...new Set(types)].map((documentType) => slot(files(documentType)));
};
const namedOrAny = (condition: ConditionFacts): Slot[] => {
  const slots = named(condition);
  return slots.length > 0 ? slots : [slot(files(OTHER))];
};

/** One row a category. */
export const TASKS = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    path: 'upload-document',
    slots: [slot(files('BANK_LETTER'), files('BANK_STATEMENT', 2))],
    instead: 'account',
  },
  ID_VERIFICATION_FAILURE: { path: 'identity', slots: [] },
  MISSING_PHONE_NUMBER: { path: 'phone-number', slots: [] },
  TRUST_REQUIREMENTS: {
    path: 'upload-document',
    slots: [slot(files('CERTIFICATE_OF_TRUST'), files('TRUST_DOCUMENTS'))],
    questions: ['trust'],
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    path: 'upload-document',
    slots: [slot(files('PROPERTY_DESCRIPTION_SOURCE'))],
    instead: 'description',
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    path: 'upload-document',
    slots: [anyId, slot(files('UTILITY_BILL'))],
    questions: ['idKind'],
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    path: 'upload-document',
    slots: [slot(files('DEED'), files('TAX_BILL'), files('MORTGAGE_STATEMENT'), files('UTILITY_BILL'))],
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    path: 'upload-document',
    slots: [slot(files('DEED'))],
    questions: ['ownership'],
  },
  MANUAL_PAYSTUB_UPLOAD: {
    path: 'upload-document',
    slots: (condition) => [slot(files('PAYSTUB_USER_UPLOADED', payStubs(condition)))],
  },
  HARD_CREDIT_INQUIRY_REVIEW: { path: 'upload-document', slots: [], questions: ['inquiries'] },
  GENERIC_DOCUMENT_REQUEST: { path: 'upload-document', slots: namedOrAny },
  ESCALATION_REVIEW: { path: 'upload-document', slots: namedOrAny },
} as const satisfies Record<ConditionCategory, Task>;

/** The row of a category. */
export const taskOf = ({ categoryEnum }: { categoryEnum: ConditionCategory }): Task => TASKS[categoryEnum];

/** The slots of a condition: those of its category, and one for each document that the request names beside them. */
export function slotsOf(condition: Known<ConditionFacts>): readonly Slot[] {
  const { path, slots: given } = taskOf(condition);
  if (path !== 'upload-document') return [];
  const slots = typeof given === 'function' ? given(condition) : given;
  const types = typesOf(slots);
  return [
    ...slots,
    ...named(condition).filter((extra) => !typesOf([extra]).some((type) => types.includes(type))),
  ];
}

/** Whether a slot takes files of a type. */
export const takes = (slot: Slot, documentType: string): boolean => isOneOf(typesOf([slot]), documentType);
