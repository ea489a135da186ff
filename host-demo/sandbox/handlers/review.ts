import { addDays } from '#src/domain/dates/dates.ts';
import { NEEDS_DEED, TRANSFER_DAYS } from '#src/domain/property/propertyAnswers.ts';
import { invalid } from '../http/errors.ts';
import { localDay } from '../model/closing.ts';
import type { Env } from '../model/env.ts';
import { takeAnswer } from '../model/propertySearch.ts';
import { reviseOffers, withOffers } from '../model/underwriteApplication.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

const iso = ({ now }: Env) => new Date(now).toISOString();

/** A line that needs no appraisal, as a share of what the income allows. */
const WITHOUT_APPRAISAL = 0.5;
const NO_APPRAISAL = 'You chose a smaller line, which needs no appraisal.';

export const reviewHandlers = {
  postPropertyAnswer: (call) =>
    submit('postPropertyAnswer', call, (app, env) => {
      const { parcelUuid } = call.body;
      if (parcelUuid && !app.heloc.parcels?.some(({ uuid }) => uuid === parcelUuid))
        throw invalid('There is no such lot');
      app.isParcelKnown = takeAnswer(app, call.body);
      app.heloc.propertyAnsweredAt = iso(env);
      return {};
    }),
  postOwnershipAnswer: (call) =>
    submit('postOwnershipAnswer', call, (app, env) => {
      const { answer, deedDate, documentUuids } = call.body;
      if (NEEDS_DEED.includes(answer) && documentUuids.length === 0)
        throw invalid('Upload at least one file');
      if (deedDate && deedDate > addDays(localDay(app, env.now), -TRANSFER_DAYS))
        throw invalid('A home whose title was transferred in the last 90 days is not eligible');
      app.heloc.ownershipAnswer = { answer, at: iso(env) };
      return {};
    }),
  postAppraisalOrder: (call) => submit('postAppraisalOrder', call, () => ({})),
  postAppraisalDecline: (call) =>
    submit('postAppraisalDecline', call, (app, env) => {
      if (call.body.instead !== 'SMALLER_LINE') return {};
      withOffers(app, env.organisation);
      const { incomePrimary, incomeOther } = app.heloc.income;
      reviseOffers(app, env.organisation, (incomePrimary + incomeOther) * WITHOUT_APPRAISAL, NO_APPRAISAL);
      return {};
    }),
  putAppraisalVisit: (call) =>
    submit('putAppraisalVisit', call, ({ heloc }) => {
      if (heloc.appraisal) heloc.appraisal.visit = call.body;
      return {};
    }),
} satisfies Partial<Handlers>;
