import type * as topic from '#src/api/contract/leaveSurvey.ts';
import type { HandlersOf } from './types.ts';

export const leaveSurveyHandlers = {
  async postLeaveSurvey({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      if (app.heloc.leaveSurvey) return;
      app.heloc.leaveSurvey = true;
      app.answers.postLeaveSurvey = body;
    });
    return {};
  },
} satisfies HandlersOf<typeof topic>;
