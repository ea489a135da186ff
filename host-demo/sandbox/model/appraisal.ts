import { addDays } from '#src/domain/dates/dates.ts';
import { localDay } from './closing.ts';
import type { Env } from './env.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const FEE = 650;
const VENDOR = 'Ridgeline Appraisals';
/** From the order on: booked, the visit, the report. */
const BOOKED_AFTER = DAY;
const VISIT_AFTER = 3 * DAY;
export const REPORT_AFTER = 5 * DAY;

const iso = (ms: number) => new Date(ms).toISOString();

/** Names the page that takes the card; it cannot be guessed. */
export const paymentToken = ({ heloc }: Application) => uuidFrom(`${heloc.uuid}|appraisal-payment`);

export function askForFee(app: Application): void {
  app.heloc.appraisal ??= { fee: FEE, vendor: VENDOR };
  app.heloc.appraisal.paymentUrl = `/card-page/${app.heloc.uuid}/${paymentToken(app)}`;
}

export function orderAppraisal(app: Application, { now }: Env): void {
  app.heloc.appraisal = { fee: FEE, vendor: VENDOR, ...app.heloc.appraisal, paymentUrl: null };
  app.heloc.appraisal.orderedAt ??= iso(now);
}

/** The appraiser books, visits and reports, in the sandbox's time. @returns whether anything changed */
export function moveAppraisal(app: Application, { now }: Env): boolean {
  const { appraisal, status } = app.heloc;
  if (!appraisal?.orderedAt || status.checklistStatus !== 'ONSITE_APPRAISAL_PENDING') return false;
  const ordered = Date.parse(appraisal.orderedAt);
  const before = JSON.stringify(appraisal);
  if (now >= ordered + BOOKED_AFTER) appraisal.scheduledFor ??= iso(ordered + VISIT_AFTER);
  if (now >= ordered + VISIT_AFTER) appraisal.inspectedAt ??= iso(ordered + VISIT_AFTER);
  return JSON.stringify(appraisal) !== before;
}

/** An underwriter looks at it, for two days. */
export const underwriting =
  (step: string) =>
  (app: Application, { now }: Env): void => {
    app.heloc.underwriting = { step, expectedBy: addDays(localDay(app, now), 2) };
  };
