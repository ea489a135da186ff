import type * as topic from '#src/api/contract/propertyReview.ts';
import { addDays } from '#src/domain/dates/dates.ts';
import { NEEDS_DEED, TRANSFER_DAYS } from '#src/domain/property/propertyAnswers.ts';
import { invalid } from '../http/errors.ts';
import { localDay } from '../model/closing.ts';
import type { Env } from '../model/env.ts';
import { takeAnswer } from '../model/propertySearch.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const iso = ({ now }: Env) => new Date(now).toISOString();

export const propertyReviewHandlers = {
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
} satisfies HandlersOf<typeof topic>;
