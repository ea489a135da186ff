import { useEffect } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './copy.ts';

/** Tells the host once it is known what is shown, which may be nothing: the mount is ready then. */
export function useEmitShown(known: boolean): void {
  const runtime = useRuntime();
  const title = useCopy(copy)('region');
  useEffect(() => {
    if (known) runtime.emit({ type: 'step', path: 'banners', title, stage: '' });
  }, [known, runtime, title]);
}
