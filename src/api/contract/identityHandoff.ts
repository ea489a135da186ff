import { array, string } from 'yup';
import { DOCUMENT_TYPES, IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { uploadDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { flag, list, maybeText, object, requiredText, text } from './schemas.ts';

const PATH = `${HELOC_ONE}/identity-verification/handoff` as const;
const PHONE = '/service-application/external/api/v1/identity-handoff' as const;

const handoffSchema = object({
  /** WAITING (the link has not been opened), OPENED, DONE (every photo is here), EXPIRED */
  state: text(),
  /** The end of the link, then of the phone's session. */
  expiresAt: text(),
  /** The photos that are asked for, as document types. */
  wanted: list(requiredText()),
  received: list(object({ documentType: requiredText(), documentUuid: requiredText(), name: text() })),
}).required();

export const getIdentityHandoff = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'How far the photos on the phone are. 404 when none were asked for.',
  source: 'docs/rules.md#photos-on-a-phone',
  response: handoffSchema,
});

export const postIdentityHandoff = endpoint({
  method: 'POST',
  path: PATH,
  summary:
    'Lets a phone take the photos of the ID: a link that works once, for 15 minutes. A live one for the same photos is answered again unless a fresh one is asked for, which ends it.',
  source: 'docs/rules.md#photos-on-a-phone',
  body: object({
    documentKind: string().oneOf(IDENTITY_DOCUMENTS).required(),
    wanted: array(string().oneOf(DOCUMENT_TYPES).required()).min(1).max(2).required(),
    fresh: flag(),
  }),
  response: handoffSchema.concat(
    object({
      /** For the link's fragment; gone once the link has been opened. */
      token: maybeText(),
    }),
  ),
});

export const postIdentityHandoffText = endpoint({
  method: 'POST',
  path: `${PATH}/text`,
  summary:
    'Texts the link to the phone of the application. 404 without a link, 410 when it was used or has expired, 429 within 30 seconds.',
  source: 'docs/rules.md#photos-on-a-phone',
  response: object({
    /** The number's last four digits. */
    last4: text(),
  }).required(),
});

export const openIdentityHandoff = endpoint({
  method: 'POST',
  path: `${PHONE}/open`,
  summary:
    'Exchanges the token of the link, once, for the session of the phone. 404 for a link that never was, 410 for one that was used, replaced or has expired, 409 when the photos are there already.',
  source: 'docs/rules.md#photos-on-a-phone',
  auth: 'none',
  unauthorized: 'reject',
  body: object({ token: requiredText() }),
  response: object({
    session: requiredText(),
    documentKind: string().oneOf(IDENTITY_DOCUMENTS).required(),
    wanted: list(string().oneOf(DOCUMENT_TYPES).required()),
  }).required(),
});

export const uploadIdentityHandoff = endpoint({
  method: 'POST',
  path: `${PHONE}/documents`,
  summary:
    'One photo from the phone, by the session that opening gave; the files as in POST documents. 404, 410 and 409 as in open.',
  source: 'docs/rules.md#photos-on-a-phone',
  auth: 'none',
  unauthorized: 'reject',
  bodyKind: 'multipart',
  body: object({ session: requiredText(), documentType: string().oneOf(DOCUMENT_TYPES).required() }),
  response: uploadDocument.response,
});
