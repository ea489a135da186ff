import { atom } from 'jotai';

/** The application whose offers were renewed under the applicant, until another offer is sent. */
export const refreshedAtom = atom<string | undefined>(undefined);
