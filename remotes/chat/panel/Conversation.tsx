import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openStatusQuery } from '#src/api/queries/hours.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { isFocusLost } from '#src/features/screens/headingFocus.ts';
import { type FrameProps, ScreenView } from '#src/features/screens/ScreenView.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { outboxKey } from '../conversation/left.ts';
import { useChatSession } from '../session/useChatSession.ts';
import { ChatContext, type Conversation, HeldContext, useConversation } from './ChatContext.ts';
import { stepOf } from './stepOf.ts';
import { carriedAtom } from './talk/carried.ts';
import { useEnding } from './useEnding.ts';

/** The step of the panel; what is around it notices when the department opens or closes. */
export function View() {
  const { api, org, personal } = useRuntime();
  const held = useContext(HeldContext);
  if (!held) throw new Error('The panel needs the chat around it');
  const session = useChatSession();
  const { state } = session;
  const { ended, setEnded } = useEnding(session, held);
  const shown = useRef<Conversation['shown']['current']>(undefined);
  const [isAsked, setAsked] = useState(false);
  const [wantsPerson, setWantsPerson] = useState(false);
  const setCarried = useSetAtom(carriedAtom);
  const idle = state.kind !== 'running' || state.session.mode === 'chatbot';
  const status = useQuery({ ...openStatusQuery({ api, org }, 'OPS_CHAT'), enabled: idle });
  const conversation: Conversation = {
    ...session,
    hours: status.data,
    isClosedNow: async () => (await status.refetch()).data?.isOpen === false,
    wantsPerson,
    askForPerson: () => {
      setWantsPerson(true);
      // They may have come meanwhile.
      void status.refetch();
    },
    askAssistant: () => setWantsPerson(false),
    held,
    shown,
    ended,
    isAsked,
    ask: () => setAsked(true),
    asked: (isAnswered) => {
      setAsked(false);
      if (ended) setEnded({ ...ended, isSurveyed: isAnswered });
    },
    reset: (text = '') => {
      held.drop();
      setCarried(text);
      if (!text) personal.session.remove(outboxKey(org()));
      setWantsPerson(false);
      setEnded(undefined);
      session.reset();
    },
  };
  const step = stepOf(conversation);
  return (
    <ChatContext value={conversation}>
      {step ? (
        <ScreenView key={step.path} screen={step} Frame={Step} />
      ) : (
        <Loaded query={status}>{() => null}</Loaded>
      )}
    </ChatContext>
  );
}

/** One that takes another's place is spoken, and gets a focus that was lost with that, also where its script has to come first. */
function Step({ screen: { path }, title, children }: FrameProps) {
  const announce = useAnnounce();
  const { shown } = useConversation();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (shown.current) shown.current.hadFocus = element?.matches(':focus-within') === true;
    };
  }, [shown]);
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { path, hadFocus: false };
    if (!before || before.path === path) return;
    announce(title);
    // Who is elsewhere stays there.
    if (before.hadFocus && isFocusLost())
      box.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [path, title, announce, shown]);
  return <div ref={box}>{children}</div>;
}
