import { useEffect } from 'react';
import { useRuntime } from './runtime.ts';
import { whenIdle } from './whenIdle.ts';

/** Asks which features are on, off the way to the first field: the organisation's defaults hold until the answer comes. */
export function useFreshFlags(): void {
  const { flags } = useRuntime();
  useEffect(() => whenIdle(() => void flags.refresh()), [flags]);
}
