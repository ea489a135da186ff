import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#src/api/queries/profile.ts';
import type { TaskPages } from '#src/features/case/CaseContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { PATHS } from '../access/paths.ts';

/** A phone is asked for in the list: there is no page for it (docs/rules.md#conditions). */
const TASKS: TaskPages = {
  index: `/${PATHS.conditions}`,
  upload: `/${PATHS.uploadDocument}`,
  identity: `/${PATHS.identityAgain}`,
};

/**
 * Whether a signer is asked for anything: only with the flag, and once they have a profile, which is looked for once in a
 * visit. Undefined until that is known.
 */
export function useTasks(): TaskPages | false | undefined {
  const { api, flags } = useRuntime();
  const isOn = useFlag('additionalSignerConditions');
  // Off is a default until the server has answered: an address would be led away by it.
  const answered = useQuery({
    queryKey: ['signer-flags'],
    queryFn: () => flags.whenAnswered().then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const profile = useQuery({ ...profileQuery(api), enabled: isOn, staleTime: Number.POSITIVE_INFINITY });
  if (!isOn && answered.isPending) return undefined;
  if (!isOn || profile.isError) return false;
  return profile.data ? TASKS : undefined;
}
