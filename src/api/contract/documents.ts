import { string } from 'yup';
import { DOCUMENT_TYPES } from '#src/domain/documents/documents.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { amount, flag, list, maybeAmount, maybeText, object, requiredText, text } from './schemas.ts';

export const documentSchema = () =>
  object({
    uuid: requiredText(),
    /** ESIGN_SAMPLE, ESIGN, EARLY_DISCLOSURE, BROCHURE, PRIVACY, ..., AGREEMENT, RIGHT_TO_CANCEL, DEED */
    type: text(),
    title: text(),
    version: text(),
    /** APPLICATION, SIGNING, NOTARY, DECISION, UPLOAD */
    category: text(),
    /** The consent type to record when it is accepted; absent: information only. */
    consentType: maybeText(),
    required: flag(),
    /** NOT_OPENED, OPENED, ACCEPTED, SIGNED */
    status: text(),
    pages: maybeAmount(),
    size: maybeAmount(),
    available: text(),
  });

export const getDocuments = endpoint({
  method: 'GET',
  path: `${HELOC_ONE}/documents`,
  summary: 'Everything there is to read, accept or sign so far, in reading order.',
  source: 'docs/rules.md#documents-of-an-application',
  response: () => object({ documents: list(documentSchema()) }).required(),
});

export const getDocument = endpoint({
  method: 'GET',
  path: `${HELOC_ONE}/documents/{documentUuid}`,
  summary: 'The PDF (or the uploaded file). Marks it as opened.',
  source: 'docs/rules.md#reading-a-document',
  responseKind: 'binary',
  response: () => string().required(),
});

export const uploadDocument = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/documents`,
  summary:
    'Takes a file whose bytes have arrived: PDF, JPG, PNG, HEIC or TIFF, up to 20 MB, not empty, not password-protected. 400 says which it is, and forgets it; 404 when there is no such upload, 410 when it has expired, 409 while it is not complete.',
  source: 'docs/rules.md#uploads, docs/rules.md#resumable-uploads',
  body: () =>
    object({
      documentType: string().oneOf(DOCUMENT_TYPES).required(),
      uploadUuid: requiredText(),
      conditionUuid: maybeText(),
      participantUuid: maybeText(),
    }),
  response: () =>
    object({
      documentUuid: requiredText(),
      name: text(),
      size: amount(),
      /** CLEAN, or CHECKING while it is still scanned. */
      scan: text(),
    }).required(),
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: `${HELOC_ONE}/documents/{documentUuid}`,
  summary: 'Removes an uploaded file that was not submitted yet.',
  source: 'docs/rules.md#uploads',
  response: () => object({}).required(),
});
