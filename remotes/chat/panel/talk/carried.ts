import { atom } from 'jotai';

/** A text that was not sent in a chat that is over, for the next one; also where storage keeps nothing. */
export const carriedAtom = atom('');
