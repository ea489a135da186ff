import type * as topic from '#src/api/contract/insurance.ts';
import { conflict, invalid } from '../http/errors.ts';
import type { Application } from '../model/records.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** The policy of a kind that is still asked for. */
function asked({ heloc }: Application, kind: string) {
  const policy = heloc.insurance?.policies.find((other) => other.kind === kind);
  if (!policy || policy.status === 'ACCEPTED') throw conflict('We do not need this policy from you now.');
  return policy;
}

export const insuranceHandlers = {
  postInsurancePolicy: (call) =>
    submit('postInsurancePolicy', call, (app, env) => {
      const { kind, effectiveDate, expirationDate, dwellingCoverage, documentUuids } = call.body;
      if (documentUuids.length === 0) throw invalid('Upload at least one file');
      if (expirationDate <= effectiveDate) throw invalid('The policy ends before it begins');
      Object.assign(asked(app, kind), {
        status: 'IN_REVIEW',
        coverage: dwellingCoverage,
        sentAt: new Date(env.now).toISOString(),
        message: null,
      });
      return {};
    }),
  postInsuranceAgentRequest: (call) =>
    submit('postInsuranceAgentRequest', call, (app, env) => {
      const { kind, email } = call.body;
      Object.assign(asked(app, kind), { agentAskedAt: new Date(env.now).toISOString() });
      env.mails.push({
        org: app.org,
        channel: 'email',
        to: email,
        subject: 'Proof of insurance',
        text: `Please send us the declarations page for ${app.heloc.property.street1}. Application ${app.heloc.loanNumber}.`,
      });
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
