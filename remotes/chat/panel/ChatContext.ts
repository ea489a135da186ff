import { createContext, type RefObject, useContext } from 'react';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getOpenStatus } from '#src/api/contract/hours.ts';
import type { RunningConversation } from '../conversation/createConversation.ts';
import type { ChatSessionState } from '../session/useChatSession.ts';

export interface Conversation extends ChatSessionState {
  /** Whether the department is open, once that is known. */
  hours: ResponseOf<typeof getOpenStatus> | undefined;
  /** Asks again whether the department is open. */
  isClosedNow(): Promise<boolean>;
  /** The person wants no program: the form while agents are there, else when they are. */
  wantsPerson: boolean;
  askForPerson(): void;
  askAssistant(): void;
  /** The conversation with the assistant, while the panel is closed as well. */
  held: RefObject<RunningConversation | undefined>;
}

/** Of a mount, whether its panel is open or not. */
export const HeldConversation = createContext<RefObject<RunningConversation | undefined> | undefined>(
  undefined,
);

export const ChatContext = createContext<Conversation | undefined>(undefined);

/** The conversation that the steps of the panel are about. */
export function useConversation(): Conversation {
  const conversation = useContext(ChatContext);
  if (!conversation) throw new Error('useConversation needs the panel around it');
  return conversation;
}
