import type { RefObject } from 'react';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { WireMessage } from '../../transports/port.ts';
import { ClosesSoon } from './ClosesSoon.tsx';
import { EndsSoon } from './EndsSoon.tsx';
import { HandOver } from './HandOver.tsx';

export interface NoticesProps {
  conversation: RunningConversation;
  /** What the assistant was asked, and answered. */
  before: readonly WireMessage[];
  /** Where the focus goes with a button. */
  heading: RefObject<HTMLElement | null>;
}

/** What a person is told while they talk, and can do about it. */
export const View = ({ conversation, before, heading }: NoticesProps) => (
  <>
    <ClosesSoon />
    <EndsSoon conversation={conversation} heading={heading} />
    <HandOver
      conversation={conversation}
      before={before}
      onDone={() => heading.current?.focus({ preventScroll: true })}
    />
  </>
);
