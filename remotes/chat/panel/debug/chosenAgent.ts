import { atom } from 'jotai';

/** The agent that a test chat is to be sent to; `chatId` null: one that is known and cannot be reached. */
export interface ChosenAgent {
  name: string;
  chatId?: string | null | undefined;
}

export const chosenAgentAtom = atom<ChosenAgent | undefined>(undefined);
