import { useEffect } from 'react';
import { replayLink } from '#src/api/client/replay.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Stores the link to the session replay with an open application, in the background. */
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
