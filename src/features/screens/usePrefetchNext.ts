import { useEffect } from 'react';
import type { ScreenDefinition } from './defineScreen.ts';
import { prefetchAfter } from './prefetchAfter.ts';

/** The status may skip a screen or two, and the screens of a section arrive together. */
const COUNT = 3;

/** Loads the screens that are likely to come next while the person is busy with this one. */
export function usePrefetchNext(screens: readonly ScreenDefinition[], screen: ScreenDefinition): void {
  useEffect(() => {
    const after = screens.indexOf(screen) + 1;
    return prefetchAfter(screen.view, () => screens.slice(after, after + COUNT).map(({ view }) => view));
  }, [screens, screen]);
}
