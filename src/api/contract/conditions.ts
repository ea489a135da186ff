import { array, type InferType, string } from 'yup';
import {
  CO_OWNERS_MAX,
  DESCRIPTION,
  EXPLANATION,
  INQUIRY_OUTCOMES,
  NOTE_MAX,
  OWNERSHIPS,
  REASON,
  TRUSTEES_MAX,
} from '#src/domain/conditions/answers.ts';
import { IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { endpoint } from './endpoint.ts';
import { CONDITIONS } from './paths.ts';
import {
  amount,
  email,
  line,
  list,
  maybeAmount,
  maybeFlag,
  maybeText,
  object,
  requiredText,
  text,
} from './schemas.ts';

/** What was answered beside the files; each part belongs to one category (`src/domain/conditions/tasks.ts`). */
const answered = () =>
  object({
    trustees: array(object({ name: text(), email: maybeText() })).nullable(),
    /** Of the trust. */
    revocable: maybeFlag(),
    description: maybeText(),
    idKind: maybeText(),
    /** SOLE_OWNER, JOINT_OWNER or TRUST */
    ownership: maybeText(),
    coOwners: array(object({ firstName: text(), lastName: text(), email: text() })).nullable(),
    /** In the order of `xtraData.inquiries`; the outcome is NO_NEW_CREDIT, ACCOUNT_OPENED or DECIDING. */
    inquiries: array(
      object({ outcome: text(), /** Dollars. */ amount: maybeAmount(), explanation: text() }),
    ).nullable(),
    notApplicable: array(object({ documentType: text(), reason: text() })).nullable(),
  });

const grouped = (count: number) => count.toLocaleString('en-US');

/** Words of a person: spaces around them do not count, and what is wrong is said to people. */
function words(what: string, { min = 0, max }: { min?: number; max: number }) {
  const length = min > 0 ? `must be ${min} to ${grouped(max)}` : `can be up to ${grouped(max)}`;
  return maybeText().test('length', `${what} ${length} characters`, (given) => {
    if (typeof given !== 'string') return true;
    const text = given.trim();
    return text.length >= min && text.length <= max;
  });
}

/** Optional: an email that is not there is no email that is wrong. */
const maybeEmail = () =>
  maybeText().test(
    'email',
    'Please enter a valid email address',
    (value) => !value || email().isValidSync(value),
  );

/** The same as it is sent, with its limits. */
const answers = answered().shape({
  trustees: array(object({ name: line(), email: maybeEmail() }))
    .max(TRUSTEES_MAX, `Name up to ${TRUSTEES_MAX} trustees`)
    .nullable(),
  description: words('The description', DESCRIPTION),
  idKind: string().oneOf(IDENTITY_DOCUMENTS).nullable(),
  ownership: string().oneOf(OWNERSHIPS).nullable(),
  coOwners: array(object({ firstName: line(), lastName: line(), email: email() }))
    .max(CO_OWNERS_MAX, `Name up to ${CO_OWNERS_MAX} co-owners`)
    .nullable(),
  inquiries: array(
    object({
      outcome: string().oneOf(INQUIRY_OUTCOMES).required(),
      amount: maybeAmount().min(0),
      explanation: words('Each explanation', EXPLANATION).required(),
    }),
  ).nullable(),
  notApplicable: array(
    object({ documentType: requiredText(), reason: words('Each reason', REASON).required() }),
  ).nullable(),
});

export const conditionSchema = () =>
  object({
    uuid: requiredText(),
    /** A category that the product does not know is not shown. */
    categoryEnum: text(),
    /** ISO time. */
    created: text(),
    notes: maybeText(),
    /** In the words of the person at the lender. */
    commentsToBorrower: maybeText(),
    requestDocuments: array(requiredText()).nullable(),
    actionNeeded: maybeFlag(),
    /** TODO, SUBMITTED, NEEDS_ANOTHER_TRY or DONE */
    state: maybeText(),
    /** yyyy-MM-dd */
    dueDate: maybeText(),
    /** ISO time. */
    submittedAt: maybeText(),
    xtraData: object({
      numDocsRequired: maybeAmount(),
      inquiries: array(object({ creditor: text(), date: text() })).nullable(),
      /** What the county's records show. */
      recorded: maybeText(),
    })
      .nullable()
      .optional()
      .default(undefined),
    /** The files that are bound to it, submitted or not. */
    documents: array(
      object({ documentUuid: requiredText(), documentType: text(), name: text(), size: amount() }),
    ).nullable(),
    /** As it was submitted last. */
    note: maybeText(),
    answers: answered().nullable().optional().default(undefined),
  });
export type Condition = InferType<ReturnType<typeof conditionSchema>>;

export const getConditions = endpoint({
  method: 'GET',
  path: `${CONDITIONS}/external/api/v1/applications/{uuid}/conditions/external-applicants`,
  summary: 'What the lender still needs from the person who asks: the borrower, or one of the signers.',
  source: 'docs/rules.md#conditions',
  unauthorized: 'reject',
  response: () => list(conditionSchema()),
});

export const postConditionSubmission = endpoint({
  method: 'POST',
  path: `${CONDITIONS}/secure/api/v1/applications/{uuid}/conditions/{conditionUuid}/submission`,
  summary:
    'Answers a condition, which goes into review. The files were uploaded for it before. 409 when it is not open, as when another tab has answered it.',
  source: 'docs/rules.md#answering-a-condition',
  body: () =>
    object({
      /** Their uuids. */
      documents: list(requiredText()),
      note: words('The note', { max: NOTE_MAX }),
      answers: answers.nullable().optional().default(undefined),
    }),
  response: conditionSchema,
});
export type ConditionSubmission = InferType<NonNullable<(typeof postConditionSubmission)['body']>>;
