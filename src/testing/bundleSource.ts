import { act } from '@testing-library/react';
import type { BrandBundle } from '#src/brand/bundle.ts';

/** An organisation that can be changed for another, as a mount has it. */
export function bundleSource(first: BrandBundle) {
  let bundle = first;
  const listeners = new Set<() => void>();
  return {
    get: () => bundle,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next: BrandBundle) =>
      act(() => {
        bundle = next;
        for (const listener of listeners) listener();
      }),
  };
}
