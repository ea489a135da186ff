import { array, string } from 'yup';
import {
  DECLINE_REASONS,
  REPORT_REASONS,
  REQUEST_TOPICS,
  SUPPORT_MESSAGE,
} from '#src/domain/application/support.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  emptyAnswer,
  flag,
  list,
  maybeAmount,
  maybeLine,
  maybeText,
  object,
  requiredText,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

/** Characters; a drawn signature needs some 10,000. */
const SIGNATURE_IMAGE_MAX = 200_000;

/** What release 1.0.0 sends in place of SIGNER. */
const RELEASE_1_TOPIC = 'Additional signer';

const SESSION = `${HELOC_ONE}/signing/session` as const;

export const signingSessionSchema = () =>
  object({
    sessionId: requiredText(),
    /** sandbox, or the vendor whose adapter to load. */
    provider: text(),
    /** Exactly as it must be typed, case aside. */
    signerName: requiredText(),
    initials: text(),
    expiresAt: text(),
    documents: list(
      object({
        documentUuid: requiredText(),
        type: text(),
        title: text(),
        pages: amount(),
        signed: flag(),
        /** Where to sign, in order. */
        tags: list(
          object({
            id: requiredText(),
            /** SIGNATURE or INITIALS */
            kind: text(),
            page: amount(),
            label: text(),
          }),
        ),
      }),
    ),
  }).required();

const location = () =>
  object({ latitude: maybeAmount(), longitude: maybeAmount(), state: maybeText() })
    .nullable()
    .optional()
    .default(undefined);

export const postSigningSession = endpoint({
  method: 'POST',
  path: SESSION,
  summary: 'Opens a signing session, or continues the one that is open.',
  source: 'docs/rules.md#time-to-sign',
  body: () => object({ location: location() }),
  response: signingSessionSchema,
});

export const postSignDocument = endpoint({
  method: 'POST',
  path: `${SESSION}/{sessionId}/sign`,
  summary:
    'Signs one document: every tag, with the adopted name. 400 when the name differs, 409 when the session ended.',
  source: 'docs/rules.md#signatures',
  body: () =>
    object({
      documentUuid: requiredText(),
      signedName: requiredText(),
      /** A signature drawn by hand: a PNG as a data URL. Absent: the typed name. */
      signatureImage: string()
        .matches(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, 'signatureImage must be a PNG as a data URL')
        .max(SIGNATURE_IMAGE_MAX)
        .nullable(),
      signedAt: requiredText(),
      tagIds: list(requiredText()),
      shown: shownTexts(),
      location: location(),
    }),
  response: emptyAnswer,
});

export const postSigningComplete = endpoint({
  method: 'POST',
  path: `${SESSION}/{sessionId}/complete`,
  summary: 'Ends the session. Ends FINAL_OFFER and NOTE_SIGNING; 409 while a document is unsigned.',
  source: 'docs/rules.md#signatures',
  response: emptyAnswer,
});

export const postSigningDecline = endpoint({
  method: 'POST',
  path: `${SESSION}/{sessionId}/decline`,
  summary: 'Declines to sign; support gets in touch, the application stays.',
  source: 'docs/rules.md#signatures',
  body: () =>
    object({
      reason: string().oneOf(DECLINE_REASONS).required(),
      message: string().max(SUPPORT_MESSAGE.max).nullable(),
    }),
  response: () => object({ reference: requiredText() }).required(),
});

export const postSupportRequest = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/support-request`,
  summary: 'Asks for help.',
  source: 'docs/rules.md#requests-for-support',
  body: () =>
    object({
      topic: string()
        .oneOf([...REQUEST_TOPICS, RELEASE_1_TOPIC])
        .required(),
      /** In the person's own words; absent where the reason suffices. */
      message: maybeText().min(SUPPORT_MESSAGE.min).max(SUPPORT_MESSAGE.max),
      /** The signer that SIGNER is about, and why. */
      signerUuid: maybeText(),
      reason: string().oneOf(REPORT_REASONS).nullable(),
      /** The name as it has to be on the documents. */
      correctName: maybeLine(),
      /** The document that it is about. */
      documentUuid: maybeText(),
      /** Uploaded files that go with it. */
      attachmentUuids: array(requiredText()).nullable(),
      /** PHONE, EMAIL or CHAT */
      preferredContact: maybeText(),
      bestTime: maybeText(),
    }),
  response: () => object({ reference: requiredText() }).required(),
});

export const postCancellation = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/cancellation`,
  summary: 'Cancels within the cancellation period. 409 once it is over.',
  source: 'docs/rules.md#right-to-cancel',
  body: () => object({ typedName: requiredText(), reason: maybeText(), shown: shownTexts() }),
  response: () => object({ reference: requiredText() }).required(),
});
