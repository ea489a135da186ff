import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { signerSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import {
  addressBody,
  amount,
  done,
  filled,
  flag,
  given,
  list,
  maybeAmount,
  maybeText,
  object,
  phoneDigits,
  text,
} from './schemas.ts';

const NOTARY = `${HELOC_ONE}/notary` as const;

const NOTARY_PLACES = ['HOME', 'OFFICE'] as const;

const slot = object({ id: filled(), /** ISO time */ startsAt: text(), place: text(), label: text() });

export const getNotary = endpoint({
  method: 'GET',
  path: NOTARY,
  summary: 'How, when and with whom the notary session takes place.',
  source: 'docs/rules.md#notary-session',
  response: object({
    /** ENOTARY or MANUAL */
    mode: text(),
    /** Documents are ready. */
    ready: flag(),
    open: flag(),
    waitMinutes: maybeAmount(),
    /** ISO time of the next opening when closed. */
    opensAt: maybeText(),
    /** yyyy-MM-dd, before which no session may take place. */
    earliestDate: maybeText(),
    /** Dollars, MANUAL only. */
    fee: maybeAmount(),
    recordingConsentVersion: text(),
    signers: list(signerSchema),
    reservation: slot.nullable().optional().default(undefined),
  }).required(),
});

export const notarySessionSchema = object({
  sessionId: filled(),
  /** sandbox, or the vendor whose adapter to load. */
  provider: text(),
  /** Vendor only: the address of its frame. */
  url: maybeText(),
  /** CONNECTING, IN_QUEUE, NOTARY_JOINED, SIGNING, COMPLETED, DROPPED, NO_SHOW, FAILED */
  state: text(),
  position: maybeAmount(),
  waitMinutes: maybeAmount(),
  notaryName: maybeText(),
  /** FAILED only: KBA_FAILED, ID_REJECTED, TECHNICAL, NO_NOTARY, LOCATION, COUNTY_NOT_SUPPORTED, SIGNER_LEFT, CAPACITY */
  reason: maybeText(),
}).required();

export const postNotarySession = endpoint({
  method: 'POST',
  path: `${NOTARY}/session`,
  summary: 'Joins a notary now, or continues the session that is open. 409 outside opening hours.',
  source: 'docs/rules.md#notary-session',
  body: object({
    recordingConsent: given(),
    recordingConsentVersion: maybeText(),
    location: object({ latitude: maybeAmount(), longitude: maybeAmount(), state: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
  }),
  response: notarySessionSchema,
});

export const getNotarySession = endpoint({
  method: 'GET',
  path: `${NOTARY}/session/{sessionId}`,
  summary: 'Where the session stands.',
  source: 'docs/rules.md#notary-session',
  response: notarySessionSchema,
});

export const postNotaryComplete = endpoint({
  method: 'POST',
  path: `${NOTARY}/session/{sessionId}/complete`,
  summary: 'The person has signed before the notary. Ends DEED_SIGNING; 409 before the state is SIGNING.',
  source: 'docs/rules.md#notary-session',
  response: done(),
});

export const getNotarySlots = endpoint({
  method: 'GET',
  path: `${NOTARY}/slots`,
  summary: 'Free appointments of the next 14 days.',
  source: 'docs/rules.md#notary-appointments',
  response: object({ slots: list(slot), timeZone: text() }).required(),
});

export const postNotaryReservation = endpoint({
  method: 'POST',
  path: `${NOTARY}/reservation`,
  summary: 'Reserves an appointment. 409 "That time was just taken. Choose another".',
  source: 'docs/rules.md#notary-appointments',
  body: object({
    slotId: filled(),
    place: string().oneOf(NOTARY_PLACES).required(),
    address: addressBody().nullable().optional().default(undefined),
    phoneNumber: phoneDigits(),
    needs: string().max(500).nullable(),
    feeAccepted: flag(),
    attendees: list(filled()),
  }),
  response: object({ startsAt: text(), place: text(), notaryName: text(), fee: amount() }).required(),
});
