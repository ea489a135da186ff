import type * as topic from '#src/api/contract/leaveSurvey.ts';
import { conflict } from '../http/errors.ts';
import type { HandlersOf } from './types.ts';

export const leaveSurveyHandlers = {
  async postLeaveSurvey({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      if (app.heloc.leaveSurvey) throw conflict('The survey was answered already');
      app.heloc.leaveSurvey = true;
      app.answers.postLeaveSurvey = body;
    });
    return {};
  },
} satisfies HandlersOf<typeof topic>;
