import { MILESTONES, type Milestone } from '../milestones.ts';
import { creditRows } from './credit.ts';
import { detailRows } from './details.ts';
import { fundingRows } from './funding.ts';
import { incomeRows } from './income.ts';
import { notaryRows } from './notary.ts';
import { offerRows } from './offers.ts';
import { propertyRows } from './property.ts';
import { reviewRows } from './review.ts';
import { type AnyRow, type Place, START, type StatusRows, type Submits } from './row.ts';
import { signingRows } from './signing.ts';
import { valuationRows } from './valuation.ts';

/** Everything that the sandbox knows of each status, in the order of an application (docs/rules.md#order-of-an-application). */
const rows = {
  ...creditRows,
  ...propertyRows,
  ...valuationRows,
  ...offerRows,
  ...detailRows,
  ...reviewRows,
  ...incomeRows,
  ...signingRows,
  ...notaryRows,
  ...fundingRows,
} satisfies StatusRows;

/** Of an application that has no status yet. */
const NO_STATUS = { putApplicant: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' } satisfies Submits;
/** What belongs under every status. */
const ANY_STATUS = { postCounterOffer: 'OFFER_SELECTION', postSupportRequest: null } satisfies Submits;

type Rows = typeof rows;
type NamesOf<Row> = Row extends { submits: infer Given } ? keyof Given : never;
/** A call that belongs under some statuses and may lead to another. */
export type Submit =
  | { [Status in keyof Rows]: NamesOf<Rows[Status]> }[keyof Rows]
  | keyof typeof NO_STATUS
  | keyof typeof ANY_STATUS;

export const STATUSES: Readonly<Record<string, AnyRow>> = rows;

/** The row of any status at all; there is none of one that a test has made up. */
export const rowOf = (status: string | null | undefined): AnyRow | undefined =>
  Object.hasOwn(STATUSES, status ?? '') ? STATUSES[status ?? ''] : undefined;

/** What belongs under a status. */
export const submitsUnder = (status: string | null | undefined): Submits => ({
  ...ANY_STATUS,
  ...(status ? rowOf(status)?.submits : NO_STATUS),
});

/** Where an application stands under a status of its own, by which it has just been created otherwise. */
export function placeOf(status: string | null | undefined): Place {
  const { stage, reached } = rowOf(status) ?? {};
  return stage && reached ? { stage, reached } : START;
}

export const hasReached = (status: string | null | undefined, milestone: Milestone) =>
  MILESTONES.indexOf(placeOf(status).reached) >= MILESTONES.indexOf(milestone);
