import { atom } from 'jotai';
import type { ContactChannel } from '#src/domain/application/support.ts';

/** The question that was sent last, for the page that one comes back to. */
export const questionAtom = atom<{ uuid: string; reference: string; contact: ContactChannel } | undefined>(
  undefined,
);
