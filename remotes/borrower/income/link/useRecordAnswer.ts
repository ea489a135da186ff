import { useQueryClient } from '@tanstack/react-query';
import { putIncomeRecord } from '#src/api/contract/income.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Says whether what a record shows is the person's own. */
export function useRecordAnswer(recordUuid: string): (confirmed: boolean) => Promise<void> {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const queries = useQueryClient();
  return async (confirmed) => {
    await api.call(putIncomeRecord, { params: { uuid, recordUuid }, body: { confirmed } });
    await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
  };
}
