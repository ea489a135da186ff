import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { openStatusQuery } from '#src/api/queries/hours.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { type FrameProps, ScreenView } from '#src/features/screens/ScreenView.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { useChatSession } from '../session/useChatSession.ts';
import { ChatContext, HeldConversation } from './ChatContext.ts';
import { stepOf } from './stepOf.ts';

/** The step of the panel; what is around it notices when the department opens or closes. */
export function View() {
  const { api } = useRuntime();
  const session = useChatSession();
  const { state } = session;
  const idle = state.kind === 'none' || (state.kind === 'running' && state.session.mode === 'chatbot');
  const [wantsPerson, setWantsPerson] = useState(false);
  const held = useContext(HeldConversation);
  if (!held) throw new Error('The panel needs the chat around it');
  const status = useQuery({ ...openStatusQuery(api, 'OPS_CHAT'), enabled: idle });
  const conversation = {
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
