import type { Heloc } from '#src/api/contract/heloc.ts';
import type { BankAccount } from '#src/api/contract/parts.ts';
import { accountEnding } from '#src/domain/bank/aba.ts';
import type { Accounts } from '../AccountsPage.tsx';

export interface PayFrom {
  /** Where the money goes; a crypto-backed line has no such account. */
  same: NonNullable<Heloc['disburseAccount']> | undefined;
  others: readonly BankAccount[];
}

/** The accounts that payments can be taken from. */
export function payFrom({ accounts }: Accounts, { disburseAccount }: Heloc): PayFrom {
  const same = accountEnding(disburseAccount) ? (disburseAccount ?? undefined) : undefined;
  return { same, others: accounts.filter(({ uuid }) => uuid !== same?.uuid) };
}

/** Last four digits of the chosen account; empty until one is chosen. */
export function chosenEnding(
  { same, others }: PayFrom,
  account: string | undefined,
  sameValue: string,
): string {
  return accountEnding(account === sameValue ? same : others.find(({ uuid }) => uuid === account));
}
