import type { StepState } from '#src/domain/application/progress.ts';

/** The steps of a list with their states. An unknown current step counts as the first. */
export function stepsUntil<const Name extends string>(
  names: readonly Name[],
  current: string,
): { name: Name; state: StepState }[] {
  const at = Math.max(0, (names as readonly string[]).indexOf(current));
  return names.map((name, index) => ({
    name,
    state: index < at ? 'done' : index === at ? 'current' : 'todo',
  }));
}
