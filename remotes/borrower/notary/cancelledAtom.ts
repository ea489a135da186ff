import { atom } from 'jotai';

/** The application whose appointment in person was cancelled here, for the page that one comes to. */
export const cancelledAtom = atom<string | undefined>(undefined);
