import { retry } from '#src/api/client/retry.ts';
import { patchExperiments, postDecision } from '#src/api/contract/optimizer.ts';
import { EXPERIMENTS, sideOf } from '#src/domain/org/experiments.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import type { Experiment } from '#src/domain/registration/createBody.ts';
import { contextOf, userOf } from '#src/platform/evaluation.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';

/** The sides that the flags have shown. */
export const shownSides = ({ flags }: Pick<Runtime, 'flags'>): Experiment[] =>
  EXPERIMENTS.map((flag) => ({ name: FLAG_KEYS[flag], variation: sideOf(flags.get(flag)) }));

/**
 * Which side of each experiment the browser is on, by the tracker id of its session. None is decided where the page has turned
 * the telemetry off.
 *
 * @throws Error 'Could not establish session'; ApiError for a failed call
 */
async function decideExperiments(runtime: Runtime): Promise<Experiment[]> {
  const { api, telemetry } = runtime;
  if (telemetry.mode() !== 'on') return [];
  const session = await telemetry.session().catch((cause: unknown) => {
    throw new Error('Could not establish session', { cause });
  });
  const { experiments } = await api.call(postDecision, {
    params: contextOf(runtime),
    body: { optimizeUser: userOf(runtime), trackerId: session.trackerUuid },
  });
  return experiments;
}

/**
 * Which side of each experiment this person is on: as the server has decided it, else as the flag has shown it to them
 * (docs/rules.md#experiments). Never fails, and takes no longer than a person may be kept.
 */
export async function experimentsOf(runtime: Runtime): Promise<Experiment[]> {
  const deciding = decideExperiments(runtime).catch((error: unknown) => {
    runtime.reporter.error(error, { where: 'decision' });
    return [];
  });
  const decided = (await withTimeLimit(deciding)) ?? [];
  return [
    ...decided,
    ...shownSides(runtime).filter(({ name }) => !decided.some((other) => other.name === name)),
  ];
}

/** @throws Error 'App ID is required to save experiment' (docs/rules.md#experiments) */
export async function saveExperiments(
  { api }: Pick<Runtime, 'api'>,
  uuid: string,
  experiments: Experiment[],
): Promise<void> {
  if (!uuid) throw new Error('App ID is required to save experiment');
  await retry(() => api.call(patchExperiments, { params: { uuid }, body: { experiments } }));
}
