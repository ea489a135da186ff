import type { getBankAccounts } from '#src/api/contract/bank.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { BankAccount } from '#src/api/contract/parts.ts';
import { accountEnding } from '#src/domain/aba.ts';

export type Answer = ResponseOf<typeof getBankAccounts>;

export interface PayFrom {
  /** Where the money goes; a crypto-backed line has no such account. */
  same: NonNullable<Heloc['disburseAccount']> | undefined;
  others: readonly BankAccount[];
}

/** The accounts that payments can be taken from. */
export function payFrom({ accounts }: Answer, { disburseAccount }: Heloc): PayFrom {
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
