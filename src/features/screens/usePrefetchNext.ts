import { useEffect } from 'react';
import { whenIdle } from '#src/platform/whenIdle.ts';
import type { ScreenDefinition } from './defineScreen.ts';
import { viewOf } from './viewOf.ts';

/** The status may skip a screen or two, and the screens of a section arrive together. */
const AHEAD = 3;

/** Loads the screens that are likely to come next while the person is busy with this one. */
export function usePrefetchNext(screens: readonly ScreenDefinition[], screen: ScreenDefinition): void {
  useEffect(() => {
    const after = screens.indexOf(screen) + 1;
    return whenIdle(() => {
      // One that fails now is loaded again when it is asked for.
      for (const { view } of screens.slice(after, after + AHEAD)) viewOf(view).catch(() => {});
    });
  }, [screens, screen]);
}
