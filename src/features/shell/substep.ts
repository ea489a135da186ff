import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Substep } from '#src/domain/progress.ts';

/** Where a person is within the stage, in words as well: "Question 2 of 7". */
export interface NamedSubstep extends Substep {
  text: string;
}

export const substepAtom = atom<NamedSubstep | undefined>(undefined);

/** Tells the page around a screen where within its stage a person is. */
export function useSubstep({ text, step, count }: NamedSubstep): void {
  const set = useSetAtom(substepAtom);
  useLayoutEffect(() => {
    set({ text, step, count });
    return () => set(undefined);
  }, [set, text, step, count]);
}
