import { type InferType, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { list, maybeText, object, requiredText, text } from './schemas.ts';

const ACCOUNT = '/service-wallet/secure/api/v3/account' as const;

const accountSchema = () =>
  object({
    name: maybeText(),
    address: requiredText(),
    /** What the person may do there; a word that is not known is possible. */
    authorizedWallet: object({ authorizationType: maybeText() }).nullable().optional().default(undefined),
    /** Whose wallets may use it. */
    authorizedWallets: list(object({ address: text() }))
      .nullable()
      .optional(),
  });
export type WalletAccount = InferType<ReturnType<typeof accountSchema>>;

const accountsSchema = () => object({ accounts: list(accountSchema()) }).required();

export const getWalletAccounts = endpoint({
  method: 'GET',
  path: ACCOUNT,
  summary: "The person's own accounts.",
  source: 'docs/rules.md#wallet-accounts',
  response: accountsSchema,
});

export const getWalletAccess = endpoint({
  method: 'GET',
  path: `${ACCOUNT}/access`,
  summary:
    'The accounts that the person may use, as `principal`, the address of one of them. 403 when that is not theirs.',
  source: 'docs/rules.md#wallet-accounts',
  query: () => object({ principal: string() }),
  response: accountsSchema,
});
