import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onRecording, replayLink } from '#src/api/client/replay.ts';
import { mayTell } from '#src/platform/mayTell.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/**
 * Stores the link to the session replay with an open application, in the background: once there is one, which may be on a later
 * page, and again where the recorder has begun another session.
 */
export function useReplayLink(uuid: string, isOpen: boolean): void {
  const { api, telemetry } = useRuntime();
  const { pathname } = useLocation();
  const kept = useRef<string>(undefined);
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
    if (!link || kept.current === key) return;
    kept.current = key;
    import(/* webpackChunkName: "api" */ '#src/api/contract/events.ts')
      .then(({ putFullStoryLink }) => api.call(putFullStoryLink, { params: { uuid }, body: { link } }))
      .catch(() => {
        // The next page tries again.
        if (kept.current === key) kept.current = undefined;
      });
  }, [api, telemetry, uuid, isOpen, pathname, starts]);
}
