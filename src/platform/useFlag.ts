import type { FlagName } from '#src/domain/org/flags.ts';
import { useRuntime } from './runtime.ts';
import { useExternalValue } from './useExternalValue.ts';

/** Whether a feature is on; follows the server's answer when it comes. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useRuntime();
  return useExternalValue(flags.subscribe, () => flags.get(name));
}

/** What a feature carries besides being on; nothing while it is off. */
export function useFlagVariables(name: FlagName): Readonly<Record<string, unknown>> | undefined {
  const { flags } = useRuntime();
  return useExternalValue(flags.subscribe, () => (flags.get(name) ? flags.variables(name) : undefined));
}
