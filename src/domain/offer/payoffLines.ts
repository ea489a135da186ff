/** Credit lines that are paid off and have to be closed. Source: docs/rules.md#payoff-amounts */

interface Account {
  creditor: string;
  /** Last four. */
  mask?: string | null | undefined;
}

interface Debt extends Account {
  /** HELOC is a line that can be drawn on again after it was paid off. */
  type: string;
  payOff?: { status?: string | null | undefined } | null | undefined;
}

export const isSameAccount = (a: Account, b: Account): boolean =>
  a.creditor === b.creditor && (a.mask ?? '') === (b.mask ?? '');

/**
 * The payoffs that are credit lines, by the accounts that they pay off. Where a lender has several without a number, those
 * that stay do not count.
 */
export function payoffLines<P extends Account>({
  payoffs,
  liabilities,
}: {
  payoffs: readonly P[];
  liabilities: readonly Debt[];
}): P[] {
  return payoffs.filter((payoff) => {
    const accounts = liabilities.filter((debt) => isSameAccount(debt, payoff));
    return accounts.some(({ type, payOff }) => type === 'HELOC' && (accounts.length === 1 || payOff?.status));
  });
}
