import { useCopy } from '#src/brand/copy.tsx';
import { useStepEvent } from '#src/features/screens/useStepEvent.ts';
import { copy } from './copy.ts';
import type { banners } from './screen.ts';

/** Only its type is imported: the screen loads the view, which needs this. */
const PATH: (typeof banners)['path'] = 'banners';

/** Emits to the host once it is known what is shown, which may be nothing: the mount is ready then. */
export function useEmitShown(known: boolean): void {
  const title = useCopy(copy)('region');
  useStepEvent(known ? { path: PATH, title } : undefined);
}
