import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getIncomeRecords } from '../contract/income.ts';

export const incomeRecordsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['income-records', uuid],
    queryFn: ({ signal }) => api.call(getIncomeRecords, { params: { uuid }, signal }),
  });
