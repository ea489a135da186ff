import { createContext, type RefObject, useContext } from 'react';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getOpenStatus } from '#src/api/contract/hours.ts';
import type { RunningConversation } from '../conversation/createConversation.ts';
import type { Over } from '../conversation/state.ts';
import type { Held } from '../held.ts';
import type { ChatSession } from '../session/storedSession.ts';
import type { ChatSessionState } from '../session/useChatSession.ts';

/** A chat with agents that is over, as long as it is looked at. */
export interface Ended {
  /** Where this page has seen it. */
  session: ChatSession | undefined;
  over: Over;
  /** Where something was said. */
  conversation: RunningConversation | undefined;
  isSurveyed: boolean;
}

export interface Conversation extends Omit<ChatSessionState, 'reset'> {
  /** Whether the department is open, once that is known. */
  hours: ResponseOf<typeof getOpenStatus> | undefined;
  /** Asks again whether the department is open. */
  isClosedNow(): Promise<boolean>;
  /** The person wants no program: the form while agents are there, else when they are. */
  wantsPerson: boolean;
  askForPerson(): void;
  askAssistant(): void;
  /** What goes on while the panel is closed as well. */
  held: Held;
  /** The step that was shown last, and whether the focus was in it. */
  shown: RefObject<{ path: string; hadFocus: boolean } | undefined>;
  ended: Ended | undefined;
  /** Whether what somebody thinks of the ended chat is asked for. */
  isAsked: boolean;
  ask(): void;
  /** Answered or skipped. */
  asked(isAnswered: boolean): void;
  /** Back to the beginning, with a text that the next chat begins with. */
  reset(text?: string): void;
}

/** Of a mount, whether its panel is open or not. */
export const HeldContext = createContext<Held | undefined>(undefined);

export const ChatContext = createContext<Conversation | undefined>(undefined);

/** The conversation that the steps of the panel are about. */
export function useConversation(): Conversation {
  const conversation = useContext(ChatContext);
  if (!conversation) throw new Error('useConversation needs the panel around it');
  return conversation;
}
