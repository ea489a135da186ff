import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import type { Handoff, HandoffAsked, HandoffPort } from './model.ts';

const POLL_INTERVAL_MS = 2000;
const OVER: readonly string[] = ['DONE', 'EXPIRED'];
const isOver = (handoff: Handoff | undefined) => handoff !== undefined && OVER.includes(handoff.state);

/** Asks for a link, then polls how far the phone is until it is done or the time is up. */
export function useHandoff(port: HandoffPort, asked: HandoffAsked) {
  const id = useId();
  /** Counts the codes: the first may be one that is alive already, e.g. after a reload. */
  const [round, setRound] = useState(0);
  const key = ['handoff', id, round];
  const started = useQuery({
    queryKey: [...key, 'start'],
    queryFn: () => port.start({ ...asked, fresh: round > 0 }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isPolling = started.isSuccess && !isOver(started.data);
  const live = useQuery({
    queryKey: [...key, 'look'],
    queryFn: port.poll,
    enabled: isPolling,
    gcTime: 0,
  });
  usePolledQuery(live, { everyMs: POLL_INTERVAL_MS, active: isPolling && !isOver(live.data) });
  return {
    started,
    handoff: live.data ?? started.data,
    lost: live.isError,
    link: started.data?.token ? port.linkFor(started.data.token) : undefined,
    renew: () => setRound(round + 1),
  };
}
