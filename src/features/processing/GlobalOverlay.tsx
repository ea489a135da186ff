import { atom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

/** What stands over the page, whichever page that is, and goes on when another one is opened. */
export const globalOverlayAtom = atom<{ readonly View?: ComponentType }>({});

/** An overlay above every screen. The caller supplies the component, so nothing is loaded for it here. */
export function GlobalOverlay() {
  const { View } = useAtomValue(globalOverlayAtom);
  return View ? <View /> : null;
}
