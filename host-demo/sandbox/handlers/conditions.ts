import type * as topic from '#src/api/contract/conditions.ts';
import { notFound } from '../http/errors.ts';
import { answerCondition, conditionFor, conditionsFor, conditionView } from '../model/conditions.ts';
import type { Application, Identity } from '../model/records.ts';
import type { HandlersOf } from './types.ts';

/** The borrower of an application and its signers ask alike. */
function check(app: Application, me: Identity): void {
  const isSigner = me.signs?.some(({ applicationUuid }) => applicationUuid === app.heloc.uuid);
  if (app.identityUuid !== me.uuid && !isSigner) throw notFound('Application not found');
}

export const conditionsHandlers = {
  async getConditions({ params, me, services }) {
    const app = await services.applications.read(params.uuid);
    check(app, me);
    return conditionsFor(app, me);
  },
  postConditionSubmission: ({ params, me, body, services }) =>
    services.applications.change(params.uuid, undefined, (app, env) => {
      check(app, me);
      const condition = conditionFor(app, params.conditionUuid, me);
      answerCondition(app, condition, body, env);
      return conditionView(app, condition);
    }),
} satisfies HandlersOf<typeof topic>;
