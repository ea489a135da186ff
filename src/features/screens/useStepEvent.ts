import { useEffect, useEffectEvent } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import type { PageDefinition } from './definePage.ts';

/** Emits each shown step to the host once; `undefined` while there is none yet. */
export function useStepEvent(
  step: (Pick<PageDefinition, 'path' | 'stage'> & { readonly title: string }) | undefined,
): void {
  const runtime = useRuntime();
  const path = step?.path;
  const emit = useEffectEvent(() => {
    if (step) runtime.emit({ type: 'step', path: step.path, title: step.title, stage: step.stage ?? '' });
  });
  useEffect(() => {
    if (path !== undefined) emit();
  }, [path]);
}
