import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../client/apiError.ts';
import type { Api } from '../client/createApi.ts';
import { getWalletAccess, getWalletAccounts, type WalletAccount } from '../contract/wallet.ts';

const STALE_MS = 10 * 60_000;

/** As the account that was chosen; one that is no longer theirs is left out of the question. */
async function access(api: Api, principal: string | undefined, signal: AbortSignal) {
  try {
    return await api.call(getWalletAccess, { query: { principal }, signal });
  } catch (error) {
    const isGone = error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not-found');
    if (!isGone || principal === undefined) throw error;
    return api.call(getWalletAccess, { query: {}, signal });
  }
}

/** The accounts that a person may use, their own first (docs/rules.md#wallet-accounts). */
export const walletAccountsQuery = (
  api: Api,
  identityUuid: string | undefined,
  principal: string | undefined,
) =>
  queryOptions({
    queryKey: ['wallet-accounts', identityUuid, principal ?? null],
    async queryFn({ signal }): Promise<WalletAccount[]> {
      const [own, others] = await Promise.all([
        api.call(getWalletAccounts, { signal }),
        access(api, principal, signal),
      ]);
      const all = [...own.accounts, ...others.accounts];
      return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index);
    },
    staleTime: STALE_MS,
  });
