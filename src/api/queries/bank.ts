import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getBankAccounts } from '../contract/bank.ts';

export const bankAccountsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['bank-accounts', uuid],
    queryFn: ({ signal }) => api.call(getBankAccounts, { params: { uuid }, signal }),
  });
