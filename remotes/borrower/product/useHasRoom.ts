import { useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';

/** In pixels. */
const MIN_EXPANDED_WIDTH_PX = 560;

/** Whether what may fold begins open: on a phone the page is long enough without. */
export function useHasRoom(): boolean {
  const { root } = useRuntime();
  const [hasRoom] = useState(() => root.clientWidth === 0 || root.clientWidth >= MIN_EXPANDED_WIDTH_PX);
  return hasRoom;
}
