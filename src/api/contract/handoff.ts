import { array, string } from 'yup';
import { DOCUMENT_TYPES, IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { MAX_FILES } from '#src/domain/documents/files.ts';
import { uploadDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { amount, emptyAnswer, flag, list, maybeText, object, requiredText, text } from './schemas.ts';

const PATH = `${HELOC_ONE}/handoff` as const;
const PHONE = '/service-application/external/api/v1/handoff' as const;

const wantedSchema = () =>
  object({
    documentType: string().oneOf(DOCUMENT_TYPES).required(),
    /** How many files of this type may be sent. */
    max: amount(),
  });
const documentKind = () => string().oneOf(IDENTITY_DOCUMENTS).nullable();

/** How far a hand-over is; whose it is, the path says. */
export const handoffSchema = () =>
  object({
    /** WAITING (the link has not been opened), OPENED, DONE (the phone has said so), EXPIRED */
    state: text(),
    /** The end of the link, then of the phone's session. */
    expiresAt: text(),
    wanted: list(wantedSchema()),
    received: list(
      object({ documentType: requiredText(), documentUuid: requiredText(), name: text(), size: amount() }),
    ),
  });

export const handoffAsked = () =>
  object({
    wanted: array(wantedSchema().concat(object({ max: amount().integer().min(1).max(MAX_FILES) })))
      .min(1)
      .max(2)
      .required(),
    /** Of an ID: which one, so that the phone leads through its sides. */
    documentKind: documentKind(),
    /** The condition that the files answer. */
    conditionUuid: maybeText(),
    fresh: flag(),
  });

export const handoffStarted = handoffSchema().concat(
  object({
    /** For the link's fragment; gone once the link has been opened. */
    token: maybeText(),
  }),
);

export const handoffTexted = () =>
  object({
    /** The number's last four digits. */
    last4: text(),
  });

export const getHandoff = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'How far the phone is. 404 when nothing was asked of one.',
  source: 'docs/rules.md#files-from-a-phone',
  response: handoffSchema,
});

export const postHandoff = endpoint({
  method: 'POST',
  path: PATH,
  summary:
    'Lets a phone send files: a link that works once, for 15 minutes. A live one for the same files is answered again unless a fresh one is asked for, which ends it.',
  source: 'docs/rules.md#files-from-a-phone',
  body: handoffAsked,
  response: () => handoffStarted,
});

export const postHandoffText = endpoint({
  method: 'POST',
  path: `${PATH}/text`,
  summary:
    'Texts the link to the phone of the application. 404 without a link, 410 when it was used or has expired, 429 within 30 seconds.',
  source: 'docs/rules.md#files-from-a-phone',
  response: handoffTexted,
});

export const openHandoff = endpoint({
  method: 'POST',
  path: `${PHONE}/open`,
  summary:
    'Exchanges the token of the link, once, for the session of the phone. 404 for a link that never was, 410 for one that was used, replaced or has expired, 409 when the files are there already.',
  source: 'docs/rules.md#files-from-a-phone',
  auth: 'none',
  unauthorized: 'reject',
  body: () => object({ token: requiredText() }),
  response: () =>
    object({ session: requiredText(), documentKind: documentKind(), wanted: list(wantedSchema()) }),
});

export const uploadHandoff = endpoint({
  method: 'POST',
  path: `${PHONE}/documents`,
  summary:
    'One file from the phone, by the session that opening gave and by which its bytes were sent; as in POST documents. Of a type that is wanted once, it takes the place of the one before. 404, 410 and 409 as in open.',
  source: 'docs/rules.md#files-from-a-phone',
  auth: 'none',
  unauthorized: 'reject',
  body: () =>
    object({
      session: requiredText(),
      documentType: string().oneOf(DOCUMENT_TYPES).required(),
      uploadUuid: requiredText(),
    }),
  response: () => uploadDocument.response,
});

export const removeHandoffDocument = endpoint({
  method: 'POST',
  path: `${PHONE}/documents/removal`,
  summary: 'Takes back a file that this phone has sent. 404, 410 and 409 as in open.',
  source: 'docs/rules.md#files-from-a-phone',
  auth: 'none',
  unauthorized: 'reject',
  body: () => object({ session: requiredText(), documentUuid: requiredText() }),
  response: emptyAnswer,
});

export const finishHandoff = endpoint({
  method: 'POST',
  path: `${PHONE}/finish`,
  summary:
    'Everything has been sent: the computer goes on, and the session of the phone ends. 400 when nothing has; 404, 410 and 409 as in open.',
  source: 'docs/rules.md#files-from-a-phone',
  auth: 'none',
  unauthorized: 'reject',
  body: () => object({ session: requiredText() }),
  response: emptyAnswer,
});
