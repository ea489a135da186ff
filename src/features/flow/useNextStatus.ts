import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { backOff } from '#src/api/client/backOff.ts';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { profileQuery } from '#src/api/queries/profile.ts';
import { statusQuery } from '#src/api/queries/status.ts';
import { destinationFor, type StatusTable } from '#src/domain/routing.ts';
import { statusCode } from '#src/domain/status.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { statusFacts } from './facts.ts';
import { pollStatus } from './pollStatus.ts';
import type { GoTo } from './useGoTo.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The wait for the server's next status, and the way to where that leads.
 *
 * @param running holds what ends the wait that is under way, if one is.
 */
export function useNextStatus(
  uuid: string,
  table: StatusTable,
  running: RefObject<AbortController | undefined>,
  goTo: GoTo,
) {
  const { api, emit, reporter } = useRuntime();
  const queries = useQueryClient();
  /** What the wait that is under way is for: what was sent off, or to see where the application is. */
  const [polling, setPolling] = useState<'submit' | 'visit'>();
  /** A status that stands in for the server's once the tries are used up. */
  const [gaveUp, setGaveUp] = useState<string>();
  useEffect(() => () => running.current?.abort(), [running]);

  const poll = useCallback(
    async (submitted: string | null | undefined, replace: boolean) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setPolling(replace ? 'visit' : 'submit');
      try {
        // Of the person nothing changes while the server works, so this answer is there when the others come.
        const ofPerson = queries.fetchQuery({ ...profileQuery(api), staleTime: 0 });
        ofPerson.catch(() => {});
        /** What the last try failed with. */
        let failure: unknown;
        const settled = await pollStatus({
          submitted,
          sleep: (ms) => sleep(backOff(ms, 0, failure)),
          signal: controller.signal,
          fetchStatus: async () => {
            failure = undefined;
            try {
              return await queries.fetchQuery({ ...statusQuery(api, uuid), staleTime: 0 });
            } catch (error) {
              failure = error;
              return undefined;
            }
          },
        });
        if (!settled) return;
        const [heloc] = await Promise.all([
          queries.fetchQuery({ ...helocQuery(api, uuid), staleTime: 0 }),
          ofPerson,
        ]);
        const { kind, status: checklistStatus, lastSeen } = settled;
        const answer = queries.getQueryData(statusQuery(api, uuid).queryKey) ?? {};
        setGaveUp(kind === 'give-up' ? checklistStatus : undefined);
        if (kind === 'give-up')
          reporter.warn('The status did not move on', { uuid, status: statusCode(lastSeen) });
        if (checklistStatus) emit({ type: 'status', checklistStatus });
        // Before `polling` ends, or the render in between would route by itself.
        goTo(destinationFor(table, statusFacts({ ...answer, checklistStatus }, heloc)), replace);
      } finally {
        if (running.current === controller) {
          running.current = undefined;
          setPolling(undefined);
        }
      }
    },
    [api, emit, goTo, queries, reporter, running, table, uuid],
  );
  return { polling, gaveUp, setGaveUp, poll };
}
