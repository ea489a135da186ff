import { useQuery } from '@tanstack/react-query';
import { openStatusQuery } from '#src/api/queries/hours.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { useChatSession } from '../session/useChatSession.ts';
import { Closed } from './closed/View.tsx';
import { Ended } from './ended/View.tsx';
import { PreChat } from './pre-chat/View.tsx';
import { type ChatScreen, useStep } from './useStep.ts';
import { Waiting } from './waiting/View.tsx';

/** An open panel notices when the department opens or closes (docs/rules.md#opening-hours). */
const STATUS_EVERY_MS = 60_000;
const OF_SESSION = { none: undefined, running: 'waiting', ended: 'ended' } as const;

/** What the panel shows depends on the session, and without one on the opening hours (docs/rules.md#chat-sessions). */
export function View() {
  const { api } = useRuntime();
  const { state, begin, end, reset } = useChatSession();
  const idle = state.kind === 'none';
  const status = useQuery({
    ...openStatusQuery(api, 'OPS_CHAT'),
    enabled: idle,
  });
  usePolledQuery(status, { everyMs: STATUS_EVERY_MS, active: idle });
  const byHours: ChatScreen | undefined = status.data && (status.data.isOpen ? 'pre-chat' : 'closed');
  const box = useStep(OF_SESSION[state.kind] ?? byHours);
  const isClosedNow = async () => (await status.refetch()).data?.isOpen === false;
  return (
    <div ref={box}>
      {state.kind === 'running' ? <Waiting session={state.session} onEnd={end} /> : null}
      {state.kind === 'ended' ? <Ended onAgain={reset} /> : null}
      {idle ? (
        <Loaded query={status}>
          {({ isOpen, opensAt }) =>
            isOpen ? <PreChat onStarted={begin} isClosedNow={isClosedNow} /> : <Closed opensAt={opensAt} />
          }
        </Loaded>
      ) : null}
    </div>
  );
}
