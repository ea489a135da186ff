import { useEffect } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import type { Held } from './held.ts';
import { hasChatToReturnTo } from './useOpening.ts';

const agents = () => import(/* webpackChunkName: "chat-conversation" */ './session/openAgents.ts');

/** A chat with agents that this tab has goes on behind the closed panel, once the page has nothing better to do. */
export function useResume(held: Held): void {
  const runtime = useRuntime();
  useEffect(() => {
    if (!hasChatToReturnTo(runtime)) return undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      // Where the script does not come, the panel asks for it again.
      agents().then(
        ({ resume }) => (isGone ? undefined : resume(runtime, held)),
        () => {},
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [runtime, held]);
}
