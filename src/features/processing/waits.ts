import { atom } from 'jotai';

/** A reason for which the person has to wait. */
export interface Wait {
  /** Not shown while it is still short. */
  delayed?: boolean;
  /** Nothing was sent off: the person came back, and is told that their application is being fetched. */
  visit?: boolean;
  /** Where the news will be sent, when it is known. */
  email?: string | undefined;
}

export const waitsAtom = atom<readonly Wait[]>([]);
