import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { NOTIFICATIONS, notificationsQuery } from '#src/api/queries/notifications.ts';
import { jittered } from '#src/platform/jitter.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { useIsSessionRunning } from '../session/runningSession.ts';
import { READ, useChangesElsewhere } from './changes.ts';
import { readPage } from './model.ts';
import { dueIn } from './pace.ts';

/** Whether there is anybody to ask for (docs/rules.md#when-notifications-are-asked-for). */
function useIsAsked(): boolean {
  const { auth, chrome, session } = useRuntime();
  const isSignedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const isRunning = useIsSessionRunning();
  return isSignedIn && chrome === 'full' && session.state === 'open' && !isRunning;
}

/** The newest notifications of an account, asked for again and again while the page is seen. */
export function useNewest(account: string | undefined) {
  const { api } = useRuntime();
  const queries = useQueryClient();
  const isAsked = useIsAsked();
  const saving = useIsMutating(READ);
  const [jitter] = useState(() => jittered(1));
  const [changes, setChanges] = useState(0);
  const options = notificationsQuery(api, account);

  const ask = useEffectEvent(() => queries.fetchQuery({ ...options, staleTime: 0 }));
  const due = useEffectEvent(() => dueIn(queries.getQueryState(options.queryKey), jitter, Date.now()));
  // What starts it again: another account, a change that is saved, and one that was made elsewhere.
  const cause = `${account} ${saving} ${changes}`;
  useEffect(() => {
    // While a change is on its way an answer may be of before it.
    if (!isAsked || !cause || queries.isMutating(READ) > 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = () => {
      clearTimeout(timer);
      if (isOver || document.visibilityState === 'hidden') return;
      const wait = due();
      if (wait > 0) timer = setTimeout(look, wait);
      else ask().then(look, look);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAsked, cause, queries]);

  useChangesElsewhere(() => {
    void queries.invalidateQueries({ queryKey: NOTIFICATIONS, refetchType: 'none' });
    setChanges((count) => count + 1);
  });
  return useQuery({ ...options, enabled: false, select: readPage });
}
