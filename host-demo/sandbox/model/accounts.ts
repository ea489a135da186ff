import type { WalletAccount } from '#src/api/contract/wallet.ts';
import { uuidFrom } from './random.ts';
import type { HeldAccount, Identity } from './records.ts';

const SAMPLES = [
  { name: 'Personal account', authorizationType: 'OWNER' },
  { name: 'Family trust', authorizationType: 'ADMIN' },
  { name: 'Harbor Holdings LLC', authorizationType: 'VIEW' },
];

const hex = (text: string) => uuidFrom(text).replaceAll('-', '');
const addressOf = (seed: string) => `0x${hex(seed)}${hex(`${seed}/`)}`.slice(0, 42);

/** So many samples, or fields of each over those of a sample. */
export const makeAccounts = (identityUuid: string, given: number | Partial<HeldAccount>[]): HeldAccount[] =>
  (typeof given === 'number' ? Array.from({ length: given }, () => ({})) : given).map((fields, index) => ({
    name: `Account ${index + 1}`,
    authorizationType: 'VIEW',
    ...SAMPLES[index],
    address: addressOf(`${identityUuid}/${index}`),
    ...fields,
  }));

/** Everybody has one of their own, unless a test says otherwise. */
export const accountsOf = ({ uuid, accounts }: Identity): HeldAccount[] => accounts ?? makeAccounts(uuid, 1);

export const isOwn = ({ authorizationType }: HeldAccount) => authorizationType === 'OWNER';

/** As the person sees them. */
export function accountViews(accounts: readonly HeldAccount[]): { accounts: WalletAccount[] } {
  const wallets = accounts.filter(isOwn).map(({ address }) => ({ address }));
  return {
    accounts: accounts.map(({ name, address, authorizationType }) => ({
      name,
      address,
      authorizedWallet: { authorizationType },
      authorizedWallets: wallets,
    })),
  };
}
