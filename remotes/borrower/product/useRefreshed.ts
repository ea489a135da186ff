import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { ApiError } from '#src/api/client/apiError.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { toJson } from '#src/domain/text/json.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { refreshedAtom } from './atoms.ts';

/** What is offered, and until when: whether that is another than before. */
const offered = ({ offers, dates }: Heloc) => toJson([offers, dates.offersValidUntil]);

/**
 * Looks, after a refusal, whether it was for offers that were renewed meanwhile; the page of the offers then says so.
 * @returns whether they were
 */
export function useRefreshed(): (refusal: unknown) => Promise<boolean> {
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const setRefreshed = useSetAtom(refreshedAtom);
  return async (refusal) => {
    if (!(refusal instanceof ApiError && refusal.code === 'conflict')) return false;
    await flow.refresh();
    const now = queries.getQueryData(helocQuery(api, uuid).queryKey);
    if (!now || offered(now) === offered(heloc)) return false;
    setRefreshed({ uuid });
    return true;
  };
}
