import { boolean, mixed, number, object, string } from 'yup';
import { CONDITION_STATES } from '#src/domain/conditions/conditions.ts';
import { PROPERTY_CONDITIONS } from '#src/domain/property/valuation.ts';
import { FAULT_KINDS } from '../http/faults.ts';
import { OUTCOMES } from '../model/finish.ts';
import { anyList, applicationInput } from './applicationInput.ts';

export const faultInput = object({
  /** Default: any. */
  method: string().matches(
    /^(?:\*|GET|HEAD|POST|PUT|PATCH|DELETE)$/i,
    'method must be *, GET, HEAD, POST, PUT, PATCH or DELETE',
  ),
  /** Glob: `*` within a segment, `**` across. */
  path: string().required(),
  kind: string().oneOf(FAULT_KINDS).required(),
  status: number().integer().min(200).max(599),
  body: mixed(),
  /** Seconds, sent as `Retry-After`; with kind `status`. */
  retryAfter: number().integer().min(0),
  delayMs: number().min(0),
  /** The server acts, and its answer is lost. */
  after: boolean(),
  /** How many requests it meets; default: all. */
  times: number().integer().min(1),
}).required();

export const clockInput = object({
  /** ISO time or milliseconds. */
  now: mixed<string | number>().test('time', 'now must be an ISO time or milliseconds', (value) =>
    value === undefined ? true : Number.isFinite(new Date(value).getTime()),
  ),
  /** How many times faster than real; 0 stops the clock. */
  rate: number().min(0).max(1_000_000),
}).required();

/** Whether the next try to read a frozen credit file goes through. */
export const freezeInput = object({ lifted: boolean().required() }).required();

/** How the reviews of income records end. */
export const incomeReviewInput = object({ accepted: boolean().required() }).required();

/** What is decided about an answer. */
export const decisionInput = object({
  state: string().oneOf(CONDITION_STATES).required(),
  notes: string().nullable(),
}).required();

/** How the look at an ID ends. */
export const identityReviewInput = object({ accepted: boolean().required() }).required();

/** What the report on the home says. */
export const valuationInput = object({
  condition: string().oneOf(PROPERTY_CONDITIONS),
  /** Dollars. */
  value: number().min(0),
}).required();

/** How what a status waits for ends, where it may end in two ways. */
export const finishInput = object({ outcome: string().oneOf(OUTCOMES) }).required();

/** As for a new application, but a signer's row may name just what changes. */
export const patchInput = applicationInput
  .pick(['status', 'profile', 'offers', 'liabilities', 'conditions', 'hold'])
  .shape({ signers: anyList() });
