import { patchExperiments } from '#src/api/contract/optimizer.ts';
import { FLAG_KEYS, type FlagName } from '#src/domain/org/flags.ts';
import type { Experiment } from '#src/domain/registration/createBody.ts';
import { decideExperiments } from '#src/platform/evaluation.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';

/** The experiments of registration that are feature flags. */
const SHOWN = ['redesign2025', 'auth0'] as const satisfies readonly FlagName[];

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
  const shown = SHOWN.map(
    (flag): Experiment => ({
      name: FLAG_KEYS[flag],
      variation: runtime.flags.get(flag) ? 'variation' : 'control',
    }),
  );
  return [...decided, ...shown.filter(({ name }) => !decided.some((other) => other.name === name))];
}

/** @throws Error 'App ID is required to save experiment' (docs/rules.md#experiments) */
export async function saveExperiments(
  { api }: Pick<Runtime, 'api'>,
  uuid: string,
  experiments: Experiment[],
): Promise<void> {
  if (!uuid) throw new Error('App ID is required to save experiment');
  await api.call(patchExperiments, { params: { uuid }, body: { experiments } });
}
