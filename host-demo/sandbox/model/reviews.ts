import { askForFee, moveAppraisal, orderAppraisal, REPORT_AFTER, underwriting } from './appraisal.ts';
import { creditCheck, noteSearch } from './creditSearch.ts';
import { same } from './decisions.ts';
import type { Env } from './env.ts';
import { afterLiens, endDispute, isDisputed } from './liens.ts';
import { findOtherOwner, findOtherParcel, findSeveral } from './propertySearch.ts';
import type { Application } from './records.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NEVER = Number.POSITIVE_INFINITY;

/** A day after a time, once there is one: a person looks at what was sent, and has nothing to look at before. */
const dayAfter = (at: string | null | undefined) => (at ? Date.parse(at) + DAY : NEVER);
const afterADay = (next: (app: Application) => string) => ({
  until: ({ enteredAt }: Application) => enteredAt + DAY,
  next,
});

/** Where what holds an application up before or after its submission leads on. */
const afterReview = ({ heloc }: Application) =>
  heloc.dates.submitted ? 'INCOME_VERIFICATION' : 'WAITING_FOR_OFFERS';
const propertySearch = {
  until: ({ heloc }: Application) => dayAfter(heloc.propertyAnsweredAt),
  next: () => 'WAITING_FOR_PROPERTY_VALUE',
};
const toProperty = () => 'WAITING_FOR_PROPERTY';

/** A person has looked for the credit file. @returns the status that it leads to */
export function endSearch(app: Application, isFound: boolean): string {
  if (!isFound) return 'DECLINED';
  app.isFileFound = true;
  return creditCheck(app);
}

/** When the statuses in which people look at something end by themselves (docs/rules.md#reviews-look-like-work-in-progress). */
export const REVIEWS_END = {
  CREDIT_NO_MATCH: {
    // Only a check that waits for the bureau goes on by itself.
    until: ({ heloc, bureauTriedAt }: Application) =>
      heloc.bureauOutage && bureauTriedAt ? bureauTriedAt + 4 * HOUR : NEVER,
    next(app: Application) {
      app.heloc.bureauOutage = null;
      return creditCheck(app);
    },
  },
  CREDIT_NO_MATCH_SSN: {
    until: ({ heloc }: Application) => dayAfter(heloc.creditSearch?.answeredAt),
    next: (app: Application) => endSearch(app, !same(app.heloc.owner.lastName, 'Nofile')),
  },
  CREDIT_ERROR: { until: ({ enteredAt }: Application) => enteredAt + 4 * HOUR, next: toProperty },
  CREDIT_MINOR: afterADay(toProperty),
  FACTA_REVIEW: afterADay(toProperty),
  NO_PROPERTY_FOUND: propertySearch,
  MULTIPLE_PROPERTIES: propertySearch,
  ORDER_FULL_TITLE: {
    until: ({ heloc, enteredAt }: Application) =>
      ({
        PARCEL: dayAfter(heloc.propertyAnsweredAt),
        OWNERSHIP: dayAfter(heloc.ownershipAnswer?.at),
      })[heloc.titleQuestion ?? ''] ?? enteredAt + DAY,
    next(app: Application, env: Env) {
      const { heloc } = app;
      app.isSearchedAgain = heloc.titleQuestion === 'PARCEL' && heloc.propertyAnsweredAt != null;
      heloc.titleQuestion = null;
      if (app.isSearchedAgain) return toProperty();
      if (!isDisputed(app)) return afterReview(app);
      endDispute(app, env);
      return afterLiens(app);
    },
  },
  ONSITE_APPRAISAL_PENDING: {
    until: ({ heloc, enteredAt }: Application) =>
      (heloc.appraisal?.orderedAt ? Date.parse(heloc.appraisal.orderedAt) : enteredAt) + REPORT_AFTER,
    next(app: Application, env: Env) {
      moveAppraisal(app, env);
      const { appraisal } = app.heloc;
      if (appraisal) {
        appraisal.receivedAt = new Date(env.now).toISOString();
        // No report without a visit, however early it comes.
        appraisal.scheduledFor ??= appraisal.receivedAt;
        appraisal.inspectedAt ??= appraisal.receivedAt;
      }
      return 'APPRAISAL_REVIEW_COMPLETE';
    },
  },
  HOLD_FOR_APPRAISAL_REVIEW: afterADay(() => 'APPRAISAL_REVIEW_COMPLETE'),
  APPRAISAL_REVIEW_COMPLETE: afterADay(afterReview),
  REQUEST_STEWART_PAYOFFS: afterADay(() => 'PAYOFF_REQUEST_PENDING'),
  // A reviewer has resolved what the records could not show.
  UNKNOWN: afterADay(afterReview),
};

/** What these statuses begin with. */
export const REVIEWS_BEGIN = {
  CREDIT_NO_MATCH_SSN: noteSearch,
  MULTIPLE_PROPERTIES: findSeveral,
  ORDER_FULL_TITLE(app: Application, env: Env) {
    underwriting('PROPERTY')(app, env);
    const { lastName } = app.heloc.owner;
    if (same(lastName, 'Otherparcel')) findOtherParcel(app);
    if (same(lastName, 'Otherowner')) findOtherOwner(app);
  },
  ONSITE_APPRAISAL_BORROWER_PAYMENT: askForFee,
  ONSITE_APPRAISAL_PENDING: orderAppraisal,
  HOLD_FOR_APPRAISAL_REVIEW: underwriting('PROPERTY'),
  APPRAISAL_REVIEW_COMPLETE: underwriting('DECISION'),
  REQUEST_STEWART_PAYOFFS: underwriting('DECISION'),
};
