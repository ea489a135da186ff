import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getBankAccounts, postBankLookup } from '../contract/bank.ts';

export const bankAccountsQuery = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['bank-accounts', uuid],
    queryFn: ({ signal }) => api.call(getBankAccounts, { params: { uuid }, signal }),
  });

/** The bank of a routing number, for as long as the page is there. */
export const bankNameQuery = (api: Api, uuid: string, routingNumber: string) =>
  queryOptions({
    queryKey: ['bank-name', uuid, routingNumber],
    queryFn: async ({ signal }) =>
      (await api.call(postBankLookup, { params: { uuid }, body: { routingNumber }, signal })).name ?? '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
