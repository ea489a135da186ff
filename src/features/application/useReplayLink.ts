import { useEffect } from 'react';
import { replayLink } from '#src/api/client/replay.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Keeps with an application where the visit can be replayed, once it is open; nobody waits for it. */
export function useReplayLink(uuid: string, isOpen: boolean): void {
  const { api } = useRuntime();
  useEffect(() => {
    const link = isOpen ? replayLink(window) : undefined;
    if (!link) return;
    import(/* webpackChunkName: "api" */ '#src/api/contract/events.ts')
      .then(({ putFullStoryLink }) => api.call(putFullStoryLink, { params: { uuid }, body: { link } }))
      .catch(() => {});
  }, [api, uuid, isOpen]);
}
