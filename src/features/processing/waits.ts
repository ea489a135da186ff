import { atom } from 'jotai';

/** A reason for which the person has to wait. */
export interface Wait {
  /** Not shown while it is still short. */
  delayed?: boolean;
  /** Where the news will be sent, when it is known. */
  email?: string | undefined;
}

export const waitsAtom = atom<readonly Wait[]>([]);
