import type { BankAccount } from '#src/api/contract/parts.ts';

/** In the query: another account is wanted than the one that waits for its deposits. */
export const ANOTHER = 'another';

/** The account that waits for its two deposits, if there is one. */
export const pendingDeposits = (accounts: readonly BankAccount[] = []): BankAccount | undefined =>
  accounts.find(
    ({ verification }) => verification?.method === 'MICRO_DEPOSITS' && verification.state !== 'VERIFIED',
  );
