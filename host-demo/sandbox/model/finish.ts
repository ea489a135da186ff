import { conflict, invalid } from '../http/errors.ts';
import type { Env } from './env.ts';
import { reviewPolicies } from './insurance.ts';
import { arrive } from './machine.ts';
import { receivePayoffs } from './payoffs.ts';
import type { Application } from './records.ts';
import type { AnyRow } from './statuses/row.ts';
import { rowOf, STATUSES } from './statuses/statuses.ts';

export const OUTCOMES = ['ACCEPTED', 'REFUSED'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** How a row ends in one of two ways; without an outcome it ends as the test inputs have it. */
const decideOf = (row: AnyRow | undefined) =>
  row?.waits && 'decide' in row.waits ? row.waits.decide : undefined;

const decidable = () =>
  Object.entries(STATUSES)
    .flatMap(([status, row]) => (decideOf(row) ? [status] : []))
    .join(', ');

/** Makes happen now what the status waits for, as the clock would later; a hold does not stop it. */
export function finish(app: Application, env: Env, outcome: Outcome | undefined): void {
  const status = app.heloc.status.checklistStatus ?? '';
  const row = rowOf(status);
  const next = row?.finish ?? row?.automatic?.next;
  if (!next)
    throw conflict(`Nothing is waited for under ${status || 'no status'}: the person acts, or it is over`);
  const decide = decideOf(row);
  if (outcome && !decide) {
    throw invalid(`${status} ends in one way, without an outcome. With one: ${decidable()}`);
  }
  const sent = env.mails.length;
  // Policies that were sent have been read by now, and the lenders have answered.
  const hasReceived = [
    reviewPolicies(app, { ...env, now: Number.POSITIVE_INFINITY }),
    receivePayoffs(app, env, Number.POSITIVE_INFINITY),
  ].includes(true);
  const missing = row?.missing?.(app);
  if (missing) {
    if (hasReceived) return;
    throw conflict(`${status} waits for the person: ${missing} is missing`);
  }
  const to = outcome && decide ? decide(app, env, outcome === 'ACCEPTED') : next(app, env);
  if (!to || to === status) throw conflict(`${status} waits for ever, as the test input has it`);
  arrive(app, to, env, sent);
}
