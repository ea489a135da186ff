import { useQuery, useQueryClient } from '@tanstack/react-query';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { profileQuery } from '#src/api/queries/profile.ts';
import { statusQuery } from '#src/api/queries/status.ts';
import { parseStatus } from '#src/domain/status.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Status } from './ApplicationContext.ts';

/** What a page shows of an answer. */
const SHOWN: ('data' | 'error')[] = ['data', 'error'];

export const isWaiting = (status: Status | undefined) =>
  parseStatus(status?.checklistStatus).kind === 'waiting';

/**
 * The person, the application and its status, rendered again when they change. While a submit is under way they change
 * one by one: then only a status that waits is news, and the rest is rendered once, with the next screen.
 *
 * @param submits whether a submit is under way, as it is at this moment.
 */
export function useAnswers(uuid: string, submits: () => boolean) {
  const { api } = useRuntime();
  const queries = useQueryClient();
  const statusOf = statusQuery(api, uuid);
  const notifyOnChangeProps = () =>
    submits() && !isWaiting(queries.getQueryData(statusOf.queryKey)) ? [] : SHOWN;
  return {
    profile: useQuery({ ...profileQuery(api), notifyOnChangeProps }),
    heloc: useQuery({ ...helocQuery(api, uuid), notifyOnChangeProps }),
    status: useQuery({ ...statusOf, notifyOnChangeProps, refetchOnWindowFocus: true }),
  };
}
