import { atom } from 'jotai';

/** The application whose offers were renewed under the applicant, until another offer is sent; another object each time. */
export const refreshedAtom = atom<{ readonly uuid: string } | undefined>(undefined);

/** The application whose applicant was sent to the page that says why there is no offer. */
export const redirectedAtom = atom<string | undefined>(undefined);
