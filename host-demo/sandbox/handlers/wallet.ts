import type * as topic from '#src/api/contract/wallet.ts';
import { HttpError } from '../http/errors.ts';
import { accountsOf, accountViews, isOwn } from '../model/accounts.ts';
import type { HandlersOf } from './types.ts';

export const walletHandlers = {
  getWalletAccounts: ({ me }) => accountViews(accountsOf(me).filter(isOwn)),
  getWalletAccess({ me, query: { principal } }) {
    const accounts = accountsOf(me);
    if (principal !== undefined && !accounts.some(({ address }) => address === principal))
      throw new HttpError(403, { message: 'Not an account of yours' });
    return accountViews(accounts);
  },
} satisfies HandlersOf<typeof topic>;
