import { patchExperiments } from '#src/api/contract/optimizer.ts';
import type { Experiment } from '#src/domain/createBody.ts';
import { FLAG_KEYS, type FlagName, type Flags } from '#src/platform/flags.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** The experiments of registration. */
const EXPERIMENTS = ['redesign2025', 'auth0'] as const satisfies readonly FlagName[];

/** Which side of each experiment this person is on. */
export const experimentsOf = (flags: Flags): Experiment[] =>
  EXPERIMENTS.map((flag) => ({
    name: FLAG_KEYS[flag],
    variation: flags.get(flag) ? 'variation' : 'control',
  }));

/** @throws Error 'App ID is required to save experiment' (docs/rules.md#experiments) */
export async function saveExperiments(
  { api, flags }: Pick<Runtime, 'api' | 'flags'>,
  uuid: string,
): Promise<void> {
  if (!uuid) throw new Error('App ID is required to save experiment');
  await api.call(patchExperiments, { params: { uuid }, body: { experiments: experimentsOf(flags) } });
}
