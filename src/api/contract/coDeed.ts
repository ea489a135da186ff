import { array, string } from 'yup';
import {
  DECLINE_TEXT,
  SIGNER_CONSENTS,
  SIGNER_DECLINE_REASONS,
} from '#src/domain/person/additionalSigner.ts';
import { deleteDocument, getDocument, uploadDocument } from './documents.ts';
import { getDraft, putDraft } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { getHandoff, handoffAsked, handoffStarted, handoffTexted } from './handoff.ts';
import {
  getIdentityVerification,
  postIdentityVerification,
  putIdentityConfirmation,
} from './identityVerification.ts';
import {
  getNotary,
  getNotarySlots,
  notarySessionSchema,
  postNotaryReservation,
  postNotarySession,
} from './notary.ts';
import {
  emptyAnswer,
  flag,
  list,
  maybeAmount,
  maybeText,
  nameBody,
  object,
  requiredText,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

/** What a signer does: keyed by the application, and the session says who of its signers it is. */
const CO_DEED = '/service-application/secure/api/v1/co-deed/{uuid}' as const;
const STEPS = 'docs/rules.md#steps-of-a-signer';

export const putCoDeedName = endpoint({
  method: 'PUT',
  path: `${CO_DEED}/name`,
  summary: 'The signer confirms their legal name, as it is on the deed. 409 once they have signed.',
  source: STEPS,
  body: nameBody,
  response: emptyAnswer,
});

export const putCoDeedTaxpayerNumber = endpoint({
  method: 'PUT',
  path: `${CO_DEED}/taxpayer-number`,
  summary:
    'Whether the signer has a Social Security number or ITIN, by which the identity questions find their records; never the number. Without one only a notary in person may be met.',
  source: 'docs/rules.md#identity-questions',
  body: () => object({ held: flag() }),
  response: emptyAnswer,
});

export const postCoDeedConsents = endpoint({
  method: 'POST',
  path: `${CO_DEED}/consents`,
  summary:
    'Electronic documents and recording, both in the version in force; 400 otherwise. From OPENED to CONSENTED.',
  source: STEPS,
  body: () =>
    object({
      consents: list(
        object({ type: string().oneOf(SIGNER_CONSENTS).required(), version: requiredText() }),
      ).min(1),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const postCoDeedDecline = endpoint({
  method: 'POST',
  path: `${CO_DEED}/decline`,
  summary:
    'The signer does not sign; why is for the lender alone. It may be taken back until `declinedUntil`. 409 once they have signed.',
  source: 'docs/rules.md#signers-who-decline',
  body: () =>
    object({
      reason: string().oneOf(SIGNER_DECLINE_REASONS).required(),
      /** With OTHER: at least 10 characters, else 400. */
      text: string().trim().max(DECLINE_TEXT.max).nullable(),
    }),
  response: () => object({ /** ISO time */ declinedUntil: requiredText() }).required(),
});

export const deleteCoDeedDecline = endpoint({
  method: 'DELETE',
  path: `${CO_DEED}/decline`,
  summary:
    'Takes it back: the signer is where they were. 409 after 24 hours, and when they have not declined.',
  source: 'docs/rules.md#signers-who-decline',
  response: emptyAnswer,
});

const signerDocument = () =>
  object({
    uuid: requiredText(),
    /** DEED, RIGHT_TO_CANCEL, ESIGN */
    type: text(),
    title: text(),
    pages: maybeAmount(),
    size: maybeAmount(),
    /** To its end, before the signer can go on. */
    mustRead: flag(),
    /** ISO times */
    readAt: maybeText(),
    signedAt: maybeText(),
    /** ISO time from which it is there. */
    available: text(),
  });

export const getCoDeedDocuments = endpoint({
  method: 'GET',
  path: `${CO_DEED}/documents`,
  summary: 'What the signer reads and signs, in reading order; nothing else of the application.',
  source: 'docs/rules.md#what-a-signer-may-see',
  response: () => object({ documents: list(signerDocument()) }).required(),
});

export const getCoDeedDocument = endpoint({
  method: 'GET',
  path: `${CO_DEED}/documents/{documentUuid}`,
  summary: 'The PDF, or a file that the signer has uploaded.',
  source: 'docs/rules.md#reading-a-document',
  responseKind: 'binary',
  response: () => getDocument.response,
});

export const putCoDeedDocumentRead = endpoint({
  method: 'PUT',
  path: `${CO_DEED}/documents/{documentUuid}/read`,
  summary:
    'The signer has read a document to its end. With the last one that must be read, from ID_VERIFIED to DOCUMENTS_READ.',
  source: STEPS,
  response: emptyAnswer,
});

export const uploadCoDeedDocument = endpoint({
  method: 'POST',
  path: `${CO_DEED}/documents`,
  summary: "A file of the signer's, as in POST documents; nobody but them and the lender sees it.",
  source: uploadDocument.source,
  body: () => uploadDocument.body,
  response: () => uploadDocument.response,
});

export const deleteCoDeedDocument = endpoint({
  method: 'DELETE',
  path: `${CO_DEED}/documents/{documentUuid}`,
  summary: 'Removes an uploaded file that was not submitted yet.',
  source: deleteDocument.source,
  response: () => deleteDocument.response,
});

const DRAFT = `${CO_DEED}/drafts/{screen}` as const;

export const getCoDeedDraft = endpoint({
  method: 'GET',
  path: DRAFT,
  summary: 'As GET drafts, of the signer.',
  source: getDraft.source,
  response: () => getDraft.response,
});

export const putCoDeedDraft = endpoint({
  method: 'PUT',
  path: DRAFT,
  idempotencyKey: false,
  summary: 'As PUT drafts, of the signer.',
  source: putDraft.source,
  body: () => putDraft.body,
  response: () => putDraft.response,
});

const IDENTITY = `${CO_DEED}/identity-verification` as const;

export const getCoDeedIdentity = endpoint({
  method: 'GET',
  path: IDENTITY,
  summary: "How the check of the signer's ID document stands.",
  source: getIdentityVerification.source,
  response: () => getIdentityVerification.response,
});

export const postCoDeedIdentity = endpoint({
  method: 'POST',
  path: IDENTITY,
  summary:
    'Sends the uploaded sides of an ID document to be read; answers PROCESSING, then ask again. 409 before CONSENTED.',
  source: postIdentityVerification.source,
  body: () => postIdentityVerification.body,
  response: () => postIdentityVerification.response,
});

export const putCoDeedIdentityConfirmation = endpoint({
  method: 'PUT',
  path: `${IDENTITY}/confirmation`,
  summary:
    'Says whether what was read matches. From CONSENTED to ID_VERIFIED; of another name a person decides first.',
  source: putIdentityConfirmation.source,
  body: () => putIdentityConfirmation.body,
  response: () => putIdentityConfirmation.response,
});

const HANDOFF = `${CO_DEED}/handoff` as const;

export const getCoDeedHandoff = endpoint({
  method: 'GET',
  path: HANDOFF,
  summary: "How far the signer's phone is. 404 when nothing was asked of one.",
  source: getHandoff.source,
  response: () => getHandoff.response,
});

export const postCoDeedHandoff = endpoint({
  method: 'POST',
  path: HANDOFF,
  summary: "Lets the signer's phone send files, as POST handoff.",
  source: getHandoff.source,
  body: handoffAsked,
  response: () => handoffStarted,
});

export const postCoDeedHandoffText = endpoint({
  method: 'POST',
  path: `${HANDOFF}/text`,
  summary:
    "Texts the link to the signer's phone. 404 without a link or without a number, 410 when it was used or has expired, 429 within 30 seconds.",
  source: getHandoff.source,
  response: handoffTexted,
});

const NOTARY = `${CO_DEED}/notary` as const;
const APPOINTMENT = `${NOTARY}/appointment` as const;

export const getCoDeedNotary = endpoint({
  method: 'GET',
  path: NOTARY,
  summary: 'How, when and with whom the signer meets the notary. `mode` MANUAL: in person only.',
  source: getNotary.source,
  // The fee is the borrower's, and so are the other signers.
  response: () => getNotary.response.omit(['signers', 'fee']).required(),
});

export const postCoDeedNotarySession = endpoint({
  method: 'POST',
  path: `${NOTARY}/session`,
  summary:
    'Joins a notary now, or continues the session that is open. 409 before DOCUMENTS_READ, before the borrower has signed, outside opening hours, where only a notary in person may be met, and until `retryAt`.',
  source: postNotarySession.source,
  body: () => postNotarySession.body,
  response: notarySessionSchema,
});

export const getCoDeedNotarySession = endpoint({
  method: 'GET',
  path: `${NOTARY}/session/{sessionId}`,
  summary: 'Where the session stands.',
  source: postNotarySession.source,
  response: notarySessionSchema,
});

export const postCoDeedNotaryComplete = endpoint({
  method: 'POST',
  path: `${NOTARY}/session/{sessionId}/complete`,
  summary: 'The signer has signed before the notary: SIGNED. 409 before the state is SIGNING.',
  source: postNotarySession.source,
  response: emptyAnswer,
});

export const getCoDeedNotarySlots = endpoint({
  method: 'GET',
  path: `${NOTARY}/slots`,
  summary: 'Free appointments of the next 14 days.',
  source: getNotarySlots.source,
  response: () => getNotarySlots.response.omit(['fee']).required(),
});

export const putCoDeedAppointment = endpoint({
  method: 'PUT',
  path: APPOINTMENT,
  summary:
    'Reserves an appointment, in place of one that there is until 24 hours before it. 409 "That time was just taken. Choose another". SIGNED once the documents are back.',
  source: getNotarySlots.source,
  // The fee, and who else comes, are the borrower's.
  body: () =>
    postNotaryReservation.body
      .omit(['feeAccepted', 'shown', 'attendees'])
      .shape({ reminders: array(text()) })
      .required(),
  response: () => postNotaryReservation.response.omit(['fee']).required(),
});

export const deleteCoDeedAppointment = endpoint({
  method: 'DELETE',
  path: APPOINTMENT,
  summary: 'Cancels the appointment. 409 from 24 hours before it.',
  source: getNotarySlots.source,
  response: emptyAnswer,
});
