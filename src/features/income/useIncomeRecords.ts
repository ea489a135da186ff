import { useQuery } from '@tanstack/react-query';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** What was linked or sent as proof of income, fresh on each look: it is often added in another window. */
export function useIncomeRecords() {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  return useQuery({
    ...incomeRecordsQuery(api, uuid),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}
