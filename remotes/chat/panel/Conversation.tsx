import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useContext, useEffect, useRef, useState } from 'react';
import { openStatusQuery } from '#src/api/queries/hours.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { type FrameProps, ScreenView } from '#src/features/screens/ScreenView.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { useChatSession } from '../session/useChatSession.ts';
import { ChatContext, type Conversation, HeldContext } from './ChatContext.ts';
import { stepOf } from './stepOf.ts';
import { carriedAtom } from './talk/carried.ts';
import { useEnding } from './useEnding.ts';

export { resume } from './agent/openAgents.ts';

/** The step of the panel; what is around it notices when the department opens or closes. */
export function View() {
  const { api } = useRuntime();
  const held = useContext(HeldContext);
  if (!held) throw new Error('The panel needs the chat around it');
  const session = useChatSession();
  const { state } = session;
  const { ended, setEnded } = useEnding(session, held);
  const [isAsked, setAsked] = useState(false);
  const [wantsPerson, setWantsPerson] = useState(false);
  const setCarried = useSetAtom(carriedAtom);
  const idle = state.kind !== 'running' || state.session.mode === 'chatbot';
  const status = useQuery({ ...openStatusQuery(api, 'OPS_CHAT'), enabled: idle });
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
    ended,
    isAsked,
    ask: () => setAsked(true),
    asked: (isAnswered) => {
      setAsked(false);
      if (ended) setEnded({ ...ended, isSurveyed: isAnswered });
    },
    reset: (text = '') => {
      held.get()?.outbox.forget();
      held.drop();
      setCarried(text);
      setWantsPerson(false);
      setEnded(undefined);
      session.reset();
    },
  };
  const step = stepOf(conversation);
  return (
    <ChatContext value={conversation}>
      {step ? <ScreenView screen={step} Frame={Step} /> : <Loaded query={status}>{() => null}</Loaded>}
    </ChatContext>
  );
}

/** One that takes another's place is spoken, and gets a focus that was lost with that. */
function Step({ screen: { path }, title, children }: FrameProps) {
  const announce = useAnnounce();
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path) announce(title);
    before.current = path;
  }, [path, title, announce]);
  return <div ref={useNewHeading(path)}>{children}</div>;
}
