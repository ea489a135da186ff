import { atom } from 'jotai';

/** What is done while somebody waits: the messages that are shown. */
export type WaitKind = 'create' | 'visit' | 'submit' | 'application' | 'credit' | 'signing';

/** A reason for which the person has to wait. */
export interface Wait {
  /** Not shown while it is still short. */
  delayed?: boolean;
  /** Default: an application is created. */
  kind?: WaitKind;
  /** Where the news will be sent, when it is known. */
  email?: string | undefined;
}

export const waitsAtom = atom<readonly Wait[]>([]);
