import { hasConsent } from '#src/domain/registration/consents.ts';
import { conflict, invalid } from '../http/errors.ts';
import { startOf } from './appointments.ts';
import { AUTOMATIC, type Step } from './automatic.ts';
import type { Env } from './env.ts';
import { reviewIdentity } from './identity.ts';
import { isInsured, isNoticeUnread, reviewPolicies } from './insurance.ts';
import { afterLiens, takeLiens } from './liens.ts';
import { arrive } from './machine.ts';
import { isLineUnsigned, receivePayoffs } from './payoffs.ts';
import type { Application } from './records.ts';
import { endSearch } from './reviews.ts';
import { decideReport } from './valuation.ts';

export const OUTCOMES = ['ACCEPTED', 'REFUSED'] as const;
type Outcome = (typeof OUTCOMES)[number];

const decideCondition = (app: Application, env: Env, outcome: Outcome) => {
  app.valuationReport = { ...app.valuationReport, condition: outcome === 'ACCEPTED' ? 'AVERAGE' : 'POOR' };
  return decideReport(app, env);
};

/** What may end in two ways; without an outcome it ends as the test inputs have it. */
const DECIDED: Readonly<
  Record<string, (app: Application, env: Env, outcome: Outcome) => string | undefined>
> = {
  CREDIT_NO_MATCH_SSN: (app, _env, outcome) => endSearch(app, outcome === 'ACCEPTED'),
  NAV_BPO_PROCESSING: decideCondition,
  UNACCEPTABLE_PROPERTY_CONDITION: decideCondition,
};

/** Statuses that wait for the person, but that another party can finish as well. */
const BY_OTHERS: Readonly<Record<string, Step['next']>> = {
  LIEN_VERIFICATION(app, env) {
    // The records of the county have all of them, and the person disputes none.
    const body = { liens: [], added: [], payoffAccountIds: [] };
    takeLiens(app, body, env);
    app.answers.putLiens = body;
    return afterLiens(app);
  },
  IDENTITY_VERIFICATION(app, env) {
    reviewIdentity(app, env, true);
    return 'PREQUAL_TITLE';
  },
};

/** What only the person can do: consents, signatures and proofs. */
const NEEDS_PERSON: Readonly<Record<string, (app: Application) => string | false>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: ({ heloc }) =>
    !hasConsent(heloc.consents, 'SOFT_CREDIT') && 'their consent to the credit check',
  CREDIT_NO_MATCH: ({ heloc }) => !heloc.bureauOutage && 'their Social Security number',
  GEN_CLOSING_DISCLOSURE: (app) =>
    isNoticeUnread(app)
      ? 'their acknowledgement of the flood notice'
      : !isInsured(app) && 'proof of their insurance',
  IDENTITY_VERIFICATION: ({ identityCheck }) => !identityCheck?.review && 'their ID',
  PAYOFF_REQUEST_PENDING: (app) =>
    isLineUnsigned(app) && 'their signature that the credit line is to be closed',
  DEED_SIGNING: ({ heloc }) =>
    !heloc.status.primaryParticipantAcceptComplete && 'their session with the notary',
  MANUAL_DEED_SIGNING: (app) => startOf(app) === undefined && 'their appointment with the notary',
};

/** Makes happen now what the status waits for, as the clock would later; a hold does not stop it. */
export function finish(app: Application, env: Env, outcome: Outcome | undefined): void {
  const status = app.heloc.status.checklistStatus ?? '';
  const next = BY_OTHERS[status] ?? AUTOMATIC[status]?.next;
  if (!next)
    throw conflict(`Nothing is waited for under ${status || 'no status'}: the person acts, or it is over`);
  const decide = DECIDED[status];
  if (outcome && !decide) {
    throw invalid(
      `${status} ends in one way, without an outcome. With one: ${Object.keys(DECIDED).join(', ')}`,
    );
  }
  const sent = env.mails.length;
  // Policies that were sent have been read by now, and the lenders have answered.
  const hasReceived = [
    reviewPolicies(app, { ...env, now: Number.POSITIVE_INFINITY }),
    receivePayoffs(app, env, Number.POSITIVE_INFINITY),
  ].includes(true);
  const missing = NEEDS_PERSON[status]?.(app);
  if (missing) {
    if (hasReceived) return;
    throw conflict(`${status} waits for the person: ${missing} is missing`);
  }
  const to = outcome && decide ? decide(app, env, outcome) : next(app, env);
  if (!to || to === status) throw conflict(`${status} waits for ever, as the test input has it`);
  arrive(app, to, env, sent);
}
