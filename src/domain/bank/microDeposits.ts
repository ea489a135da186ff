/** Two small deposits show that an account is the person's own. Source: docs/rules.md#check-of-a-typed-account */
import { nextBankingDay } from '../dates/businessDays.ts';
import type { IsoDate } from '../dates/calendar.ts';
import { decimal } from '../money/decimal.ts';
import { parseMoneyInput } from '../money/moneyText.ts';

/** How often the amounts may be typed. */
export const DEPOSIT_TRIES = 3;
const MAX_CENTS = 99;

/** The day by which both deposits are in the account: the second banking day after. */
export function depositsExpectedBy(sent: IsoDate): IsoDate {
  return nextBankingDay(nextBankingDay(sent));
}

/** The typed amount in whole cents; undefined for an amount that no deposit can have. */
export function depositCents(text: string | null | undefined): number | undefined {
  const amount = parseMoneyInput(text);
  if (amount === undefined) return undefined;
  const cents = decimal(amount).times(100).toNumber();
  return cents >= 1 && cents <= MAX_CENTS ? cents : undefined;
}

/** What is wrong with a typed amount; undefined when it is fine. */
export function depositProblem(text: string | null | undefined): 'deposit-invalid' | undefined {
  return depositCents(text) === undefined ? 'deposit-invalid' : undefined;
}
