import { string } from 'yup';
import { IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  addressAnswer,
  amount,
  emptyAnswer,
  flag,
  maybeText,
  nameAnswer,
  object,
  requiredText,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

export const NAME_REASONS = [
  'MARRIAGE_OR_DIVORCE',
  'NICKNAME',
  'MIDDLE_NAME',
  'SUFFIX',
  'TYPING_MISTAKE',
  'OTHER',
] as const;
export type NameReason = (typeof NAME_REASONS)[number];

const identityVerificationSchema = () =>
  object({
    /** NONE, PROCESSING, READ (confirm what was read), FAILED (try again), MANUAL_REVIEW (a person looks at it) */
    state: text(),
    attemptsLeft: amount(),
    /** GLARE, BLUR, EDGE_CUT_OFF, EXPIRED, WRONG_KIND, NAME_MISMATCH, NOT_ACCEPTED (by a person) */
    failure: maybeText(),
    documentKind: maybeText(),
    /** What was read from the document. */
    details: object({
      name: nameAnswer(),
      dob: text(),
      address: addressAnswer(),
      expires: text(),
      issuer: text(),
    })
      .nullable()
      .optional()
      .default(undefined),
    nameMatches: flag().optional(),
    /** The reason of a manual review: PHOTOS that could not be read, or a NAME that is not the application's. */
    review: object({ reason: text(), nameOnId: maybeText() }).nullable().optional().default(undefined),
  }).required();

const PATH = `${HELOC_ONE}/identity-verification` as const;

export const getIdentityVerification = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'How the check of the ID document stands.',
  source: 'docs/rules.md#identity-documents',
  response: identityVerificationSchema,
});

export const postIdentityVerification = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Sends the uploaded sides of an ID document to be read; answers PROCESSING, then ask again.',
  source: 'docs/rules.md#identity-documents',
  body: () =>
    object({
      documentKind: string().oneOf(IDENTITY_DOCUMENTS).required(),
      frontDocumentUuid: requiredText(),
      backDocumentUuid: maybeText(),
      shown: shownTexts(),
    }),
  response: identityVerificationSchema,
});

export const putIdentityConfirmation = endpoint({
  method: 'PUT',
  path: `${PATH}/confirmation`,
  summary:
    'Says whether what was read matches. That ends IDENTITY_VERIFICATION; of another name a person decides, and the status stays until then.',
  source: 'docs/rules.md#identity-documents',
  body: () =>
    object({
      matches: flag(),
      /** When it does not match: why, and the names exactly as on ID and deed. */
      reason: string().oneOf(NAME_REASONS).nullable(),
      nameOnId: maybeText(),
      nameOnDeed: maybeText(),
      documentUuid: maybeText(),
    }),
  response: emptyAnswer,
});
