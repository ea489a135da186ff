import { useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { globalOverlayAtom } from './GlobalOverlay.tsx';
import { ProcessingModal } from './ProcessingModal.tsx';
import { type Wait, waitsAtom } from './waits.ts';

const SHOWN = { View: ProcessingModal };

/**
 * Shows "Processing data" while `open`, over this page and the next one.
 *
 * @returns ends every wait at once, without lingering, for what comes next and needs the focus.
 */
export function useProcessing(
  open: boolean,
  { delayed = false, kind = 'create', email, answered = false, status, moved = false }: Wait = {},
): () => void {
  const store = useStore();
  useEffect(() => {
    if (!open) return undefined;
    const wait: Wait = { delayed, kind, email, answered, status, moved };
    store.set(waitsAtom, (waits) => [...waits, wait]);
    store.set(globalOverlayAtom, SHOWN);
    return () => store.set(waitsAtom, (waits) => waits.filter((other) => other !== wait));
  }, [open, delayed, kind, email, answered, status, moved, store]);
  return useCallback(() => {
    store.set(waitsAtom, []);
    store.set(globalOverlayAtom, {});
  }, [store]);
}
