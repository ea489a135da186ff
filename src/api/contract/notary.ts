import { array, type InferType, string } from 'yup';
import { NOTARY_PLACES, REMINDER_CHANNELS } from '#src/domain/notary/notaryAppointments.ts';
import { endpoint } from './endpoint.ts';
import { signerSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import {
  addressAnswer,
  addressBody,
  amount,
  emptyAnswer,
  flag,
  list,
  maybeAmount,
  maybeText,
  object,
  phoneNumber,
  requiredText,
  requiredTrue,
  text,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

const NOTARY = `${HELOC_ONE}/notary` as const;

const RESERVATION = `${NOTARY}/reservation` as const;

const slot = () =>
  object({
    id: requiredText(),
    /** ISO time */
    startsAt: text(),
    /** HOME (the notary comes) or OFFICE */
    place: text(),
    label: text(),
    /** OFFICE only: one of `offices`. */
    officeUuid: maybeText(),
  });

const office = () =>
  object({
    uuid: requiredText(),
    name: text(),
    address: addressAnswer(),
    /** A page with a map. */
    mapUrl: maybeText(),
  });

const reservation = slot().shape({
  /** ISO time */
  endsAt: maybeText(),
  /** IANA name, of the place. */
  timeZone: maybeText(),
  address: addressAnswer().nullable().optional().default(undefined),
  officeName: maybeText(),
  mapUrl: maybeText(),
  notaryName: maybeText(),
  /** As on the notary's seal: state and number. */
  notaryCommission: maybeText(),
  notaryPhone: maybeText(),
  /** EMAIL, SMS */
  reminders: array(text()).nullable(),
  /** As it was booked, as the initial values of a change. */
  phoneNumber: maybeText(),
  needs: maybeText(),
  attendees: array(text()).nullable(),
});

export type NotaryReservation = InferType<typeof reservation>;
export type NotarySlot = InferType<ReturnType<typeof slot>>;
export type NotaryOffice = InferType<ReturnType<typeof office>>;

export const getNotary = endpoint({
  method: 'GET',
  path: NOTARY,
  summary: 'How, when and with whom the notary session takes place.',
  source: 'docs/rules.md#notary-session',
  response: () =>
    object({
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
      /** Dollars, for a notary in person. */
      fee: maybeAmount(),
      /** ISO time from which another session may begin, after identity questions that were not passed. */
      retryAt: maybeText(),
      /** How often the identity questions may still be tried now; 0 until `retryAt`. */
      questionAttemptsLeft: maybeAmount(),
      /** Why the last session failed: one of `NOTARY_FAILURES`; nothing when it did not. */
      failure: maybeText(),
      /** Why an ID was refused in the last session: one of `ID_PROBLEMS`. */
      idProblem: maybeText(),
      /** As the notary read it on an ID that they refused for it. */
      nameOnId: maybeText(),
      recordingConsentVersion: text(),
      signers: list(signerSchema()),
      reservation: reservation.nullable().optional().default(undefined),
    }).required(),
});

export type Notary = InferType<(typeof getNotary)['response']>;

export const notarySessionSchema = () =>
  object({
    sessionId: requiredText(),
    /** sandbox, or the vendor whose adapter to load. */
    provider: text(),
    /** Vendor only: the address of its frame. */
    url: maybeText(),
    /** One of `NOTARY_STATES`; any other counts as EXCEPTION. */
    state: text(),
    position: maybeAmount(),
    waitMinutes: maybeAmount(),
    notaryName: maybeText(),
    /** FAILED only: one of `NOTARY_FAILURES` */
    reason: maybeText(),
  }).required();

export const postNotarySession = endpoint({
  method: 'POST',
  path: `${NOTARY}/session`,
  summary:
    'Joins a notary now, or continues the session that is open. 409 outside opening hours, where only a notary in person may be met, and until `retryAt` when the identity questions may not be tried.',
  source: 'docs/rules.md#notary-session',
  body: () =>
    object({
      recordingConsent: requiredTrue(),
      recordingConsentVersion: maybeText(),
      shown: shownTexts(),
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
  response: emptyAnswer,
});

export const getNotarySlots = endpoint({
  method: 'GET',
  path: `${NOTARY}/slots`,
  summary: 'Free appointments of the next 14 days.',
  source: 'docs/rules.md#notary-appointments',
  response: () =>
    object({
      slots: list(slot()),
      /** IANA name, in which the times are shown: the property's. */
      timeZone: text(),
      offices: array(office()).nullable(),
      /** Dollars. */
      fee: maybeAmount(),
    }).required(),
});

export const postNotaryReservation = endpoint({
  method: 'POST',
  path: RESERVATION,
  summary:
    'Reserves an appointment, in place of one that there is until 24 hours before it. 409 "That time was just taken. Choose another".',
  source: 'docs/rules.md#notary-appointments',
  body: () =>
    object({
      slotId: requiredText(),
      place: string().oneOf(NOTARY_PLACES).required(),
      officeUuid: maybeText(),
      /** HOME only: where the notary comes to, if that is not the property. */
      address: addressBody().nullable().optional().default(undefined),
      phoneNumber: phoneNumber(),
      needs: string().max(500).nullable(),
      feeAccepted: flag(),
      shown: shownTexts(),
      /** APPLICANT, and the uuids of other signers. */
      attendees: list(requiredText()),
    }),
  response: () => object({ startsAt: text(), place: text(), notaryName: text(), fee: amount() }).required(),
});

export const deleteNotaryReservation = endpoint({
  method: 'DELETE',
  path: RESERVATION,
  summary: 'Cancels the appointment. 409 from 24 hours before it.',
  source: 'docs/rules.md#notary-appointments',
  response: emptyAnswer,
});

export const putNotaryReminders = endpoint({
  method: 'PUT',
  path: `${RESERVATION}/reminders`,
  summary: 'How the person is reminded the day before; nothing: not at all.',
  source: 'docs/rules.md#notary-appointments',
  body: () => object({ reminders: list(string().oneOf(REMINDER_CHANNELS).required()) }),
  response: emptyAnswer,
});
