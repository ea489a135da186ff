import { atom, useAtomValue } from 'jotai';
import type { ElementComponent } from '#src/jsx/runtime.ts';

/** What stands over the page, whichever page that is, and goes on when another one is opened. */
export const globalOverlayAtom = atom<{ readonly View?: ElementComponent }>({});

/** An overlay above every screen. The caller supplies the component, so nothing is loaded for it here. */
export function GlobalOverlay() {
  const { View } = useAtomValue(globalOverlayAtom);
  return View ? <View /> : null;
}
