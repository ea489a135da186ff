import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** How to call, for the card of the page. It comes with the screens that want it: the first one does without. */
export const callUsAtom = atom<ReactNode>(undefined);
