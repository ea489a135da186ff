import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability, RecordedLien } from '#src/api/contract/parts.ts';
import { countedAccount, countedLien, type LienStanding } from '#src/domain/liens.ts';
import { type Money, money, parseMoneyInput, sumMoney } from '#src/domain/money.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';

/** A loan as it is typed in. */
export interface LoanValues {
  lender?: string;
  type?: string;
  originatedOn?: Partial<DateValue>;
  original?: string;
  current?: string;
  monthly?: string;
  isLine?: boolean;
  limit?: string;
  closes?: boolean;
}

export interface LienValues extends LoanValues {
  standing?: LienStanding;
  payOff?: boolean;
  note?: string;
  files?: UploadedFile[];
}

export interface LiensValues {
  /** In the order of the records. */
  liens: readonly LienValues[];
  /** Where there are none: whether that is right. */
  none?: 'YES' | 'NO';
  added: readonly LoanValues[];
}

export const accountOf = ({ liabilities }: Heloc, { liabilityUuid }: RecordedLien): Liability | undefined =>
  liabilities.find(({ uuid }) => uuid === liabilityUuid);

/** One that is open and matched no account: the owner says what it is. */
export const asksForLoan = (account: Liability | undefined, { standing }: LienValues): boolean =>
  standing === 'OPEN' && account === undefined;

export const isCreditLine = ({ type, isLine }: LoanValues): boolean => type === 'HELOC' || isLine === true;

export const dollarsOf = (text: string | undefined): Money | undefined => parseMoneyInput(text ?? '');

const countedLoan = (loan: LoanValues): Money =>
  countedLien({
    balance: dollarsOf(loan.current) ?? money(0),
    limit: isCreditLine(loan) && !loan.closes ? dollarsOf(loan.limit) : undefined,
  });

/** What the loans on the home come to that stay, by all that is known and said so far. */
export function remainingDebt(heloc: Heloc, { liens = [], added = [] }: Partial<LiensValues>): Money {
  const recorded = heloc.recordedLiens ?? [];
  const said = recorded.map((lien, index) => {
    const answer = liens[index] ?? {};
    const account = accountOf(heloc, lien);
    if (answer.standing === 'PAID_OFF' || answer.standing === 'NOT_MINE' || answer.payOff) return money(0);
    if (account) return countedAccount(account);
    return answer.standing === 'OPEN' ? countedLoan(answer) : money(0);
  });
  const others = heloc.liabilities
    .filter(
      ({ uuid, securedByHome }) => securedByHome && !recorded.some((lien) => lien.liabilityUuid === uuid),
    )
    .map(countedAccount);
  return sumMoney([...said, ...others, ...added.map((loan) => countedLoan(loan ?? {}))]);
}
