import type * as topic from '#src/api/contract/appraisal.ts';
import { reviseOffers, withOffers } from '../model/underwriteApplication.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** A line that needs no appraisal, as a share of what the income allows. */
const WITHOUT_APPRAISAL = 0.5;

const NO_APPRAISAL = 'You chose a smaller line, which needs no appraisal.';

export const appraisalHandlers = {
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
} satisfies HandlersOf<typeof topic>;
