import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onRecording, replayLink } from '#src/api/client/replay.ts';
import { mayTell } from '#src/platform/mayTell.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** What was kept last in this tab: the application and the address. */
const KEPT = 'replay-link';

/**
 * Stores the link to the session replay with an open application, in the background: once there is one, which may be on a later
 * page, and again where the recorder has begun another session.
 */
export function useReplayLink(uuid: string, isOpen: boolean): void {
  const { api, telemetry, personal } = useRuntime();
  const { pathname } = useLocation();
  const [starts, setStarts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recorder may be there on the next page only.
  useEffect(
    () => (isOpen ? onRecording(window, () => setStarts((count) => count + 1)) : undefined),
    [isOpen, pathname],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each start of a recording is a look.
  useEffect(() => {
    const mayBe = isOpen && mayTell(telemetry, 'WEB', window) === 'on';
    const link = mayBe ? replayLink(window) : undefined;
    const key = `${uuid} ${link}`;
    const { session } = personal;
    if (!link || session.get(KEPT) === key) return;
    session.set(KEPT, key);
    import(/* webpackChunkName: "api" */ '#src/api/contract/events.ts')
      .then(({ putFullStoryLink }) => api.call(putFullStoryLink, { params: { uuid }, body: { link } }))
      .catch(() => {
        // The next page tries again.
        if (session.get(KEPT) === key) session.remove(KEPT);
      });
  }, [api, telemetry, personal, uuid, isOpen, pathname, starts]);
}
