import { useQuery } from '@tanstack/react-query';
import type { InferType } from 'yup';
import type { documentSchema } from '#src/api/contract/documents.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { pollDelay, WAITING_TRIES } from '#src/domain/application/polling.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolling } from '#src/platform/usePolling.ts';

export interface SummaryDocuments {
  documents: readonly InferType<ReturnType<typeof documentSchema>>[];
  state: 'preparing' | 'ready' | 'failed';
  retry(): void;
}

/** The documents of the application; while the server still writes them, asks until it has. */
export function useSummaryDocuments(): SummaryDocuments {
  const { api } = useRuntime();
  const { uuid, status } = useApplication();
  const preparing = status.checklistStatus === 'GEN_SUMMARY_DISCLOSURE';
  const query = useQuery({ ...documentsQuery(api, uuid), enabled: !preparing });
  useStatusPolling(preparing);
  return {
    documents: (query.data?.documents ?? []).filter(({ category }) => category === 'APPLICATION'),
    state: preparing || query.isPending ? 'preparing' : query.isError && !query.data ? 'failed' : 'ready',
    retry: () => void query.refetch(),
  };
}

/** Polls the status with growing pauses; if it never changes, the "still working" page takes over. */
function useStatusPolling(active: boolean): void {
  const flow = useFlow();
  usePolling(() => flow.recheck(), {
    everyMs: pollDelay,
    active,
    times: WAITING_TRIES,
    onOver: () => flow.giveUp(),
  });
}
