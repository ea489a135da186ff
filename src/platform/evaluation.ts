import { ApiError } from '#src/api/client/apiError.ts';
import type { Api } from '#src/api/client/createApi.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { postFeature, postFeatures } from '#src/api/contract/features.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { isWhitelisted, WHITELIST } from '#src/domain/org/whitelist.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { Auth } from './auth.ts';
import type { FlagsEvent, HelocEvent } from './events.ts';
import { flagDetails } from './flagDetails.ts';
import type { FeatureAnswer, FlaggedApplication, HeldFlags } from './flags.ts';
import { contextStamp, keptKey, keptValues } from './keptFlags.ts';
import { isCancelled, type Reporter } from './reporter.ts';
import type { MountStorage } from './storage.ts';
import { trackerUuid } from './tracker.ts';

/** For whom features and experiments are evaluated. */
export interface Evaluated {
  api: Api;
  auth: Pick<Auth, 'isSignedIn' | 'identityUuid' | 'owner'>;
  storage: MountStorage;
  org(): string;
}

/** Whom a mount's features are told to, besides its screens. */
export interface FlagHost {
  reporter: Reporter;
  options(): { readonly environment: 'production' | 'test' };
  emit(event: HelocEvent): unknown;
}

/** What has happened to the features; by the names of OpenFeature. */
export type FlagEvent = Pick<FlagsEvent, 'state' | 'changed'>;

/** Whom the server decides for (docs/rules.md#feature-flags). */
export function userOf(
  { auth, storage, org }: Evaluated,
  application?: FlaggedApplication,
): BodyOf<typeof postFeatures>['optimizeUser'] {
  const trackerId = trackerUuid(storage);
  return {
    id: trackerId,
    attributes: {
      applicationId: application?.uuid ?? null,
      createdTime: application?.createdAt ?? null,
      identityId: auth.identityUuid() ?? null,
      organization: org(),
      trackerId,
    },
  };
}

export const contextOf = ({ auth }: Evaluated) => ({ context: auth.isSignedIn() ? 'secure' : 'external' });

type Answers = Readonly<Record<string, FeatureAnswer>>;

/** How far a mount has come with asking. */
interface Progress {
  /** Whom the latest request is for. */
  stamp?: number;
  /** Requests under way, by what they ask for. */
  readonly running: Map<string, { answer: Promise<void>; stop: AbortController }>;
  /** Counts requests: what an earlier one answers does not undo what a later one has. */
  count: number;
  /** By key, the request that has answered it. */
  readonly answeredBy: Map<string, number>;
  state?: FlagsEvent['state'];
  quietUntil: number;
  hasWarned: boolean;
}

const known = new WeakMap<HeldFlags, Progress>();

function progressOf(held: HeldFlags): Progress {
  const progress = known.get(held) ?? {
    running: new Map(),
    count: 0,
    answeredBy: new Map(),
    quietUntil: 0,
    hasWarned: false,
  };
  known.set(held, progress);
  return progress;
}

/** Asks for all features, or for one. A failure leaves everything as it was. */
export async function refreshFlags(held: HeldFlags, key?: string): Promise<void> {
  const progress = progressOf(held);
  // The server's Retry-After has not passed yet.
  if (Date.now() < progress.quietUntil) return;
  // A browser without an id gets one now, or the answer would be kept for one without.
  trackerUuid(held.storage);
  followContext(held, progress);
  const { running } = progress;
  const what = [key, held.application?.createdAt].join();
  let request = running.get(what);
  if (!request) {
    const stop = new AbortController();
    request = { stop, answer: ask(held, progress, key, stop.signal) };
    running.set(what, request);
    const done = request;
    void done.answer.finally(() => {
      if (running.get(what) === done) running.delete(what);
    });
  }
  await request.answer;
}

/** Resolves once the flags were fetched, or failed to be; starts the fetch if needed. */
export async function whenAnswered(held: HeldFlags): Promise<void> {
  if (progressOf(held).state === undefined) await refreshFlags(held);
}

/** Somebody or something else is evaluated now: what is still asked for the former is dropped unread. */
function followContext(held: HeldFlags, progress: Progress): void {
  const stamp = contextStamp(held);
  if (stamp === progress.stamp) return;
  progress.stamp = stamp;
  for (const { stop } of progress.running.values()) stop.abort();
  progress.running.clear();
  // Until the answer the old values hold, unless this tab knows better.
  const kept = keptValues(held);
  if (kept) take(held, { ...kept });
  if (held.answeredFor !== undefined && held.answeredFor !== stamp) tell(held, progress, 'RECONCILING');
}

async function ask(held: HeldFlags, progress: Progress, key: string | undefined, signal: AbortSignal) {
  const { stamp } = progress;
  progress.count += 1;
  const request = progress.count;
  try {
    const answers = key === undefined ? await askAll(held, signal) : await askOne(held, key, signal);
    if (signal.aborted) return;
    accept(held, progress, { answers, request, isAll: key === undefined });
    if (held.answeredFor === stamp) keep(held);
  } catch (error) {
    // A server that does not know a feature leaves it to the organisation.
    const isUnknown = key !== undefined && error instanceof ApiError && error.code === 'not-found';
    if (signal.aborted || isCancelled(error) || isUnknown) return;
    fail(held, progress, error);
  }
}

async function askOne(held: HeldFlags, featureKey: string, signal: AbortSignal): Promise<Answers> {
  const body = { featureKey, optimizeUser: userOf(held, held.application) };
  return { [featureKey]: await held.api.call(postFeature, { params: contextOf(held), body, signal }) };
}

async function askAll(held: HeldFlags, signal: AbortSignal): Promise<Answers> {
  const body = { optimizeUser: userOf(held, held.application) };
  const { features } = await held.api.call(postFeatures, { params: contextOf(held), body, signal });
  const answers = Object.fromEntries(features.map(({ key, ...answer }) => [key, answer]));
  const [missing, ...more] = Object.values(FLAG_KEYS).filter((key) => !(key in answers));
  // A server that leaves out several does not know them; one alone may have been forgotten.
  if (missing === undefined || more.length > 0) return answers;
  return { ...answers, ...(await askOne(held, missing, signal).catch(() => ({}))) };
}

interface Accepted {
  answers: Answers;
  request: number;
  isAll: boolean;
}

/** Takes an answer in, but for what a later request has answered already, and for features that nobody knows. */
function accept(held: HeldFlags, progress: Progress, { answers, request, isAll }: Accepted): void {
  const { answeredBy } = progress;
  const isLater = (key: string) => (answeredBy.get(key) ?? 0) > request;
  const before = Object.entries(held.values ?? {});
  const values = Object.fromEntries(isAll ? before.filter(([key]) => isLater(key)) : before);
  const variables: Record<string, unknown> = { ...held.variables };
  for (const [key, answer] of Object.entries(answers)) {
    if (!isWhitelisted(key) || isLater(key)) continue;
    answeredBy.set(key, request);
    values[key] = answer.enabled;
    variables[key] = isObject(answer.variables) ? answer.variables : undefined;
  }
  if (isAll) held.answeredFor = progress.stamp;
  held.answeredAt = Date.now();
  const changed = take(held, values, variables);
  if (progress.state !== 'READY') tell(held, progress, 'READY', changed);
  if (changed.length > 0) tell(held, progress, 'CONFIGURATION_CHANGED', changed);
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the keys of what is another now */
function take(held: HeldFlags, values: Record<string, boolean>, variables = held.variables): string[] {
  const before = held.values ?? {};
  const defaults = held.flagDefaults();
  const shown = (all: typeof before, carried: typeof variables, key: string) =>
    toJson([all[key] ?? defaults[key] ?? false, carried[key]]);
  const changed = Object.keys({ ...before, ...values }).filter(
    (key) => shown(before, held.variables, key) !== shown(values, variables, key),
  );
  held.values = values;
  held.variables = variables;
  return changed;
}

const KEPT_LENGTH = 1024;

/**
 * For the next page of this tab: values alone. Of a feature that carries something that would be half an answer: maintenance
 * of some pages would close all of them.
 */
function keep(held: HeldFlags): void {
  const whole = Object.entries(held.values ?? {}).filter(([key]) => held.variables[key] === undefined);
  const text = toJson({ of: contextStamp(held), on: Object.fromEntries(whole) });
  const { session } = held.storage;
  const name = keptKey(held.org());
  if (text.length <= KEPT_LENGTH) session.set(name, text);
  else session.remove(name);
}

function fail(held: HeldFlags, progress: Progress, error: unknown): void {
  if (error instanceof ApiError) progress.quietUntil = Date.now() + (error.retryAfterMs ?? 0);
  if (!progress.hasWarned) {
    progress.hasWarned = true;
    const { code, status } = error instanceof ApiError ? error : { code: 'unknown', status: 0 };
    held.reporter.warn('Feature flags could not be asked for', { code, status });
  }
  const state = held.answeredAt === undefined ? 'ERROR' : 'STALE';
  if (progress.state !== state) tell(held, progress, state);
}

const STALE_AFTER_MS = 600_000;

/** How old the last answer is; endless without one. */
export const ageOf = ({ answeredAt }: HeldFlags): number =>
  answeredAt === undefined ? Number.POSITIVE_INFINITY : Date.now() - answeredAt;

/** Tells once that an answer has become old. @returns when to look again, in milliseconds */
export function lookAtAge(held: HeldFlags): number {
  const progress = progressOf(held);
  const left = STALE_AFTER_MS - ageOf(held);
  if (left > 0) return left;
  if (progress.state === 'READY') tell(held, progress, 'STALE');
  return STALE_AFTER_MS;
}

/** Tells the screens and the host. A change is an event and no state of its own. */
function tell(
  held: HeldFlags,
  progress: Progress,
  state: FlagsEvent['state'],
  changed: readonly string[] = [],
): void {
  if (state !== 'CONFIGURATION_CHANGED') progress.state = state;
  for (const listener of [...held.listeners]) listener({ state, changed });
  const keys = new Set([...WHITELIST, ...Object.keys(held.values ?? {})]);
  const flags = Object.fromEntries([...keys].map((key) => [key, flagDetails(held, key)]));
  held.emit({ type: 'flags', state, changed, flags });
}
