import type { Valuation } from '#src/api/contract/parts.ts';
import { RUN_DOWN_STREET, same } from './decisions.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';
import { appraise } from './underwriteApplication.ts';

/** Dollars. */
const FEE = 180;

const DAY = 24 * 60 * 60_000;
/** After the order. */
const ASSIGNED = DAY;
const VISITED = 2.5 * DAY;
const REPORTED = 4 * DAY;
/** Five business days, a weekend among them. */
const RECONSIDERED = 7 * DAY;
const PROOF_READ = 2 * DAY;
const NO_PROOF = 7 * DAY;

const iso = (ms: number) => new Date(ms).toISOString();
const statusOf = ({ heloc }: Application) => heloc.status.checklistStatus;

const change = (app: Application, known: Partial<Valuation>) => {
  app.heloc.valuation = { ...app.heloc.valuation, ...known };
};

/** A valuation is wanted, and the person orders it. */
export function requireValuation(app: Application): void {
  app.heloc.status.bpo = { status: 'BPO_REQUIRED' };
  const kind = app.heloc.property.state === 'TX' ? 'EVALUATION' : 'BPO';
  app.heloc.valuation = { kind, fee: FEE };
}

export function order(app: Application, { now }: Env): void {
  app.heloc.status.bpo = { status: 'BPO_ORDERED' };
  change(app, { orderedAt: iso(now) });
}

/** Where none was ordered here: it counts as ordered, with an appraiser found. */
export function process(app: Application, { now }: Env): void {
  if (!app.heloc.valuation?.orderedAt) change(app, { orderedAt: iso(now), assignedAt: iso(now) });
}

const orderedAt = ({ heloc, enteredAt }: Application) =>
  Date.parse(heloc.valuation?.orderedAt ?? iso(enteredAt));

/** An appraiser is found, and visits the home. @returns whether anything changed */
export function moveValuation(app: Application, { now }: Env): boolean {
  if (statusOf(app) !== 'NAV_BPO_PROCESSING') return false;
  const ordered = orderedAt(app);
  const isDue = (key: 'assignedAt' | 'visitedAt', after: number) =>
    !app.heloc.valuation?.[key] && now >= ordered + after;
  const changes = {
    ...(isDue('assignedAt', ASSIGNED) ? { assignedAt: iso(ordered + ASSIGNED) } : {}),
    ...(isDue('visitedAt', VISITED) ? { visitedAt: iso(ordered + VISITED) } : {}),
  };
  if (Object.keys(changes).length === 0) return false;
  change(app, changes);
  return true;
}

function conditionOf(app: Application): string {
  const { condition } = app.valuationReport ?? {};
  if (condition) return condition;
  const answers = [app.answers.putPropertyEstimate, app.answers.postPropertyCondition] as (
    | { condition?: string }
    | undefined
  )[];
  const isPoor = answers.some((answer) => answer?.condition === 'POOR');
  return isPoor || same(app.heloc.property.street1, RUN_DOWN_STREET) ? 'POOR' : 'AVERAGE';
}

const notify = (app: Application, env: Env, subject: string) =>
  mailApplicant(app, env, { subject, text: 'Open your application to see it.' });

export const reportedAt = (app: Application): number => orderedAt(app) + REPORTED;

/** The report is there. @returns the status that it leads to */
export function report(app: Application, env: Env): string {
  appraise(app, env.organisation);
  const { heloc } = app;
  const condition = conditionOf(app);
  heloc.adjustedHomeAmount = app.valuationReport?.value ?? heloc.adjustedHomeAmount ?? null;
  heloc.status.bpo = { status: 'BPO_COMPLETE' };
  change(app, {
    visitedAt: heloc.valuation?.visitedAt ?? iso(env.now),
    reportedAt: iso(env.now),
    value: heloc.adjustedHomeAmount,
    condition,
  });
  notify(app, env, 'The report on your home is here');
  return condition === 'POOR' ? 'UNACCEPTABLE_PROPERTY_CONDITION' : 'ACCEPTABLE_PROPERTY_CONDITION';
}

/** For a case that comes to the status without a report. */
export const assumeReport = (condition: string) => (app: Application, env: Env) => {
  if (app.heloc.valuation?.reportedAt) return;
  process(app, env);
  app.valuationReport = { condition, ...app.valuationReport };
  report(app, env);
};

export const reconsideredAt = ({ heloc }: Application) => {
  const { at, state } = heloc.valuation?.reconsideration ?? {};
  return at && state === 'IN_REVIEW' ? Date.parse(at) + RECONSIDERED : 0;
};

/** The answer to whom the value seemed wrong; a control call may have changed it. */
export function answerReconsideration(app: Application, env: Env): void {
  const { valuation } = app.heloc;
  if (valuation?.reconsideration?.state !== 'IN_REVIEW') return;
  const value = app.valuationReport?.value ?? valuation.value;
  const state = value === valuation.value ? 'UPHELD' : 'CHANGED';
  app.heloc.adjustedHomeAmount = value ?? null;
  change(app, { value: value ?? null, reconsideration: { ...valuation.reconsideration, state } });
  notify(app, env, 'Our answer about the value of your home');
}

/** After a control call has set the report: a case that waits for it moves on at once. @returns the new status, if any */
export function decideReport(app: Application, env: Env): string | undefined {
  const status = statusOf(app);
  if (status === 'NAV_BPO_PROCESSING') return report(app, env);
  if (status !== 'UNACCEPTABLE_PROPERTY_CONDITION') return undefined;
  return app.valuationReport?.condition === 'POOR' ? 'DECLINED' : 'ACCEPTABLE_PROPERTY_CONDITION';
}

export const proofAt = ({ heloc }: Application) => heloc.valuation?.proofAt;

/** When an underwriter has looked at the proof, later where nothing is sent. */
export function proofReadAt(app: Application): number {
  const sent = proofAt(app);
  return sent ? Date.parse(sent) + PROOF_READ : app.enteredAt + NO_PROOF;
}

/** The person orders the valuation, and not we. */
export const isOrderedByPerson = ({ heloc: { status } }: Application): boolean =>
  (typeof status.bpo === 'string' ? status.bpo : (status.bpo as { status?: string } | null)?.status) ===
  'BPO_REQUIRED';
