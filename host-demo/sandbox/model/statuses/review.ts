import { underwriting } from '../appraisal.ts';
import { same } from '../decisions.ts';
import { afterLiens, endDispute, isDisputed } from '../liens.ts';
import { findOtherOwner, findOtherParcel } from '../propertySearch.ts';
import { uuidFrom } from '../random.ts';
import { propertyAnswer } from './propertyAnswer.ts';
import { afterADay, afterReview, DAY, dayAfter, OFFERS, type SomeRows, SUBMITTED, toDo } from './row.ts';

/** The statuses in which people look at something (docs/rules.md#reviews-look-like-work-in-progress). */
export const reviewRows = {
  DELINQUENCY_REVIEW: {
    ...SUBMITTED,
    mail: toDo('We have a question about your credit report'),
    onEnter(app) {
      const lien = app.heloc.liabilities.find(({ securedByHome }) => securedByHome);
      app.heloc.delinquencies ??= [
        {
          uuid: uuidFrom(`${app.heloc.uuid}|delinquency`),
          creditor: lien?.creditor ?? 'Fairhaven Mortgage',
          mask: lien?.mask ?? '4417',
          monthsPastDue: 1,
          bureau: 'EQUIFAX',
        },
      ];
    },
    automatic: {
      until: ({ heloc }) => dayAfter(heloc.delinquencyAnswer?.at),
      next: () => 'INCOME_VERIFICATION',
    },
    waits: { for: 'The review of the past-due payments', to: 'INCOME_VERIFICATION' },
    submits: { postDelinquencyAnswer: null },
  },
  ORDER_FULL_TITLE: {
    ...SUBMITTED,
    keepsStep: true,
    mail: ({ heloc }) => (heloc.titleQuestion ? toDo('We have a question about your home') : null),
    onEnter(app, env) {
      underwriting('PROPERTY')(app, env);
      const { lastName } = app.heloc.owner;
      if (same(lastName, 'Otherparcel')) findOtherParcel(app);
      if (same(lastName, 'Otherowner')) findOtherOwner(app);
    },
    automatic: {
      until: ({ heloc, enteredAt }) =>
        ({
          PARCEL: dayAfter(heloc.propertyAnsweredAt),
          OWNERSHIP: dayAfter(heloc.ownershipAnswer?.at),
        })[heloc.titleQuestion ?? ''] ?? enteredAt + DAY,
      next(app, env) {
        const { heloc } = app;
        app.isSearchedAgain = heloc.titleQuestion === 'PARCEL' && heloc.propertyAnsweredAt != null;
        heloc.titleQuestion = null;
        if (app.isSearchedAgain) return 'WAITING_FOR_PROPERTY';
        if (!isDisputed(app)) return afterReview(app);
        endDispute(app, env);
        return afterLiens(app);
      },
    },
    waits: { for: 'The title', to: 'INCOME_VERIFICATION' },
    submits: { postPropertyAnswer: propertyAnswer, postOwnershipAnswer: null },
  },
  // A reviewer has resolved what the records could not show.
  UNKNOWN: { ...OFFERS, mail: null, automatic: afterADay(afterReview) },
} satisfies SomeRows;
