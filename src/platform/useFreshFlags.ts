import { useEffect } from 'react';
import { useRuntime } from './runtime.ts';
import { whenIdle } from './whenIdle.ts';

/** Fetches the flags after the first field is shown; until then the organisation's defaults apply. */
export function useFreshFlags(): void {
  const { flags } = useRuntime();
  useEffect(() => whenIdle(() => void flags.refresh()), [flags]);
}
