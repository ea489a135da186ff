/** What a person can answer when county records do not show their home, or its owner. Source: docs/rules.md#home-not-found */

/** Why a home may not be found. */
export const PROPERTY_REASONS = ['ADDRESS', 'RECORDS', 'NEW'] as const;
export type PropertyReason = (typeof PROPERTY_REASONS)[number];

/** Why the records may name another person as the owner (docs/rules.md#owners-in-county-records). */
export const OWNERSHIP_ANSWERS = [
  'NAME_VARIATION',
  'RECENT_TRANSFER',
  'TRUST',
  'INHERITED',
  'RECORDS_WRONG',
] as const;
export type OwnershipAnswer = (typeof OWNERSHIP_ANSWERS)[number];

/** Answers that a document has to show. */
export const NEEDS_DEED: readonly string[] = [
  'RECENT_TRANSFER',
  'TRUST',
  'INHERITED',
  'RECORDS_WRONG',
] satisfies OwnershipAnswer[];

/** Days after a transfer of the title in which a home is not eligible (docs/rules.md#recently-bought-home). */
export const TRANSFER_DAYS = 90;

/** The longest number that a county gives to a parcel. */
export const PARCEL_NUMBER_MAX = 30;

/** What the title search may ask the person (docs/rules.md#title-questions). */
const TITLE_QUESTIONS = ['PARCEL', 'OWNERSHIP'] as const;
export type TitleQuestion = (typeof TITLE_QUESTIONS)[number];

interface Questioned {
  titleQuestion?: string | null | undefined;
  propertyAnsweredAt?: string | null | undefined;
  ownershipAnswer?: object | null | undefined;
}

const ANSWERED: Readonly<Record<TitleQuestion, (heloc: Questioned) => boolean>> = {
  PARCEL: ({ propertyAnsweredAt }) => Boolean(propertyAnsweredAt),
  OWNERSHIP: ({ ownershipAnswer }) => Boolean(ownershipAnswer),
};

/** The question that waits for an answer. */
export function openTitleQuestion(heloc: Questioned): TitleQuestion | undefined {
  const question = TITLE_QUESTIONS.find((one) => one === heloc.titleQuestion);
  return question && !ANSWERED[question](heloc) ? question : undefined;
}
