import { atom } from 'jotai';

/** What is waited for. */
export type WaitKind = 'create' | 'visit' | 'submit' | 'application' | 'credit' | 'signing';

/** What is known of the work that is waited for. */
export interface WorkFacts {
  /** The call that began it has been answered. */
  answered?: boolean;
  /** The last status that was seen. */
  status?: string | null | undefined;
  /** That status leads on: what is left is to show its page. */
  moved?: boolean;
}

/** A reason for which the person has to wait. */
export interface Wait extends WorkFacts {
  /** Not shown while it is still short. */
  delayed?: boolean;
  /** Default: an application is created. */
  kind?: WaitKind;
  /** Where the news will be sent, when it is known. */
  email?: string | undefined;
}

export const waitsAtom = atom<readonly Wait[]>([]);
