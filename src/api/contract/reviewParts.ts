import { array, type InferType } from 'yup';
import {
  addressAnswer,
  amount,
  list,
  maybeAmount,
  maybeText,
  object,
  requiredText,
  text,
} from './schemas.ts';

const point = () => object({ x: amount(), y: amount() });

/** A lot in the records of a county. */
const parcelSchema = () =>
  addressAnswer().shape({
    uuid: requiredText(),
    county: maybeText(),
    /** The county's number of it (APN). */
    parcelNumber: maybeText(),
    ownerNames: list(text()),
    lotSquareFeet: maybeAmount(),
    /** Its corners on the map, in feet, north up. */
    outline: array(point()).nullable(),
  });
export type Parcel = InferType<ReturnType<typeof parcelSchema>>;

/** When each part of an appraisal happened, ISO times; absent until it has. */
const appraisalSchema = () =>
  object({
    /** Dollars. */
    fee: amount(),
    vendor: text(),
    /** The vendor's own page that takes the card; absolute, or relative to the API. */
    paymentUrl: maybeText(),
    orderedAt: maybeText(),
    scheduledFor: maybeText(),
    inspectedAt: maybeText(),
    receivedAt: maybeText(),
    /** Whom the appraiser calls, once it was said. */
    visit: object({ contactName: text(), phoneNumber: text(), notes: maybeText(), pets: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
  });

/** Of an application: what is looked at by people, or asked meanwhile. */
export const reviewFields = {
  /** While the credit file is looked for by a person's details: NOT_FOUND, or THIN where it has too little in it. */
  creditSearch: object({ reason: text(), /** ISO time of the details. */ answeredAt: maybeText() })
    .nullable()
    .optional()
    .default(undefined),
  /** A check that waits until the bureau can be reached. */
  bureauOutage: object({
    failedTries: amount(),
    /** Seconds until it may be asked again, at the time of the answer. */
    retryInSeconds: maybeAmount(),
  })
    .nullable()
    .optional()
    .default(undefined),
  /** Lots that may be the home. */
  parcels: array(parcelSchema()).nullable(),
  /** ISO time at which the person said which home it is, while a person looks at that. */
  propertyAnsweredAt: maybeText(),
  /** What the title search asks the person: PARCEL or OWNERSHIP. */
  titleQuestion: maybeText(),
  /** The answer about the owners in the records, while it is reviewed. */
  ownershipAnswer: object({ answer: text(), /** ISO time */ at: text() })
    .nullable()
    .optional()
    .default(undefined),
  /** How far an underwriter is: RECEIVED, CREDIT, PROPERTY, DECISION. */
  underwriting: object({ step: text(), /** yyyy-MM-dd */ expectedBy: maybeText() })
    .nullable()
    .optional()
    .default(undefined),
  appraisal: appraisalSchema().nullable().optional().default(undefined),
};
