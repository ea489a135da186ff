import { useLegal } from '#src/brand/copy.tsx';
import { datePartsOf, parseDate } from '#src/domain/dates/dates.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import type { Accounts } from '../AccountsPage.tsx';
import { chosenEnding, type PayFrom } from './payFrom.ts';
import { type AutopayValues, SAME_ACCOUNT } from './schema.ts';

/** The words of the authorization for what is chosen. */
export function useAuthorization({ lastPaymentDay }: Accounts, accounts: PayFrom) {
  const legal = useLegal();
  const { heloc } = useApplication();
  const due = parseDate(heloc.dates.firstPaymentDue ?? '');
  return (chosen: Partial<Pick<AutopayValues, 'account' | 'day'>>): string => {
    const account = chosenEnding(accounts, chosen.account, SAME_ACCOUNT) || '____';
    const day = lastPaymentDay ? chosen.day : due && String(Number(datePartsOf(due).day));
    return day
      ? legal('regEAuthorization', { day, account })
      : legal('regEAuthorizationDueDate', { account });
  };
}
