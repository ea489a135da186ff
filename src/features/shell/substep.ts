import { atom, useSetAtom } from 'jotai';
import { createContext, use, useLayoutEffect } from 'react';
import type { Substep } from '#src/domain/application/progress.ts';

interface NamedSubstep extends Substep {
  /** In words as well: "Question 2 of 5: Title". */
  text?: string | undefined;
}

/** The last substep that a screen has reported; it stays until the screen reports another. */
export const substepAtom = atom<(NamedSubstep & { screen: string }) | undefined>(undefined);

/** The path of the screen that is shown, where there is progress around it. */
export const SubstepScreen = createContext<string | undefined>(undefined);

/** Reports to the page around a screen which of the screen's pages is shown; `undefined` while that is not known. */
export function useSubstep(substep: NamedSubstep | undefined): void {
  const screen = use(SubstepScreen);
  const set = useSetAtom(substepAtom);
  const { text, step, count } = substep ?? {};
  useLayoutEffect(() => {
    if (screen !== undefined && step !== undefined && count !== undefined) set({ screen, text, step, count });
  }, [set, screen, text, step, count]);
}
