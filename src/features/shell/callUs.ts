import { atom } from 'jotai';
import type { ReactNode } from 'react';

export interface CallUs {
  number: ReactNode;
  /** They come later, and so below all that can be pressed. */
  hours: ReactNode;
}

/** How to call, for the card of the page. It comes with the screens that want it: the first one does without. */
export const callUsAtom = atom<CallUs | undefined>(undefined);
