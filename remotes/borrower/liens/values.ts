import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability, RecordedLien } from '#src/api/contract/parts.ts';
import { type Money, money, parseMoneyInput, sumMoney } from '#src/domain/money/money.ts';
import { countedAccount, countedLien, type LienStatus, staysCounted } from '#src/domain/offer/liens.ts';
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
  status?: LienStatus;
  payOff?: boolean;
  note?: string;
  files?: UploadedFile[];
}

export interface LiensValues {
  /** In the order of the records. */
  liens: readonly LienValues[];
  /** In the order of the accounts that no record names. */
  others: readonly { payOff?: boolean }[];
  /** Where nothing is known: whether that is right. */
  none?: 'YES' | 'NO';
  added: readonly LoanValues[];
}

export const accountOf = ({ liabilities }: Heloc, { liabilityUuid }: RecordedLien): Liability | undefined =>
  liabilities.find(({ uuid }) => uuid === liabilityUuid);

/** Loans on the home that only the credit report has. */
export const othersOf = ({ liabilities, recordedLiens }: Heloc): Liability[] =>
  liabilities.filter(
    ({ uuid, securedByHome }) =>
      securedByHome && !recordedLiens?.some(({ liabilityUuid }) => liabilityUuid === uuid),
  );

/** Neither the records nor the credit report have a loan, and the owner is asked whether that is right. */
export const isNoneKnown = (heloc: Heloc): boolean =>
  (heloc.recordedLiens ?? []).length === 0 && othersOf(heloc).length === 0;

/** Whether loans can be added; those of a home that is free and clear after all do not count. */
export const takesMore = (heloc: Heloc, { none }: Partial<LiensValues>): boolean =>
  !isNoneKnown(heloc) || none === 'NO';

/** An open loan that matched no account: the owner answers what it is. */
export const asksForLoan = (account: Liability | undefined, { status }: LienValues): boolean =>
  status === 'OPEN' && account === undefined;

export const isCreditLine = ({ type, isLine }: LoanValues): boolean => type === 'HELOC' || isLine === true;

const countedLoan = (loan: LoanValues): Money =>
  countedLien({
    balance: parseMoneyInput(loan.current) ?? money(0),
    limit: isCreditLine(loan) && !loan.closes ? parseMoneyInput(loan.limit) : undefined,
  });

/** Of one on the credit report; without an answer it does. */
const counts = ({ status = 'OPEN', payOff, files = [] }: LienValues): boolean =>
  staysCounted({ status, isReported: true, hasProof: files.length > 0 }) && !(status === 'OPEN' && payOff);

/** What the loans on the home come to that stay, by all that is known and said so far. */
export function remainingDebt(heloc: Heloc, values: Partial<LiensValues>): Money {
  const { liens = [], others = [] } = values;
  const recorded = heloc.recordedLiens ?? [];
  const answered = recorded.map((lien, index) => {
    const answer = liens[index] ?? {};
    const account = accountOf(heloc, lien);
    if (!account) return answer.status === 'OPEN' ? countedLoan(answer) : money(0);
    return counts(answer) ? countedAccount(account) : money(0);
  });
  const unrecorded = othersOf(heloc).map((account, index) =>
    others[index]?.payOff ? money(0) : countedAccount(account),
  );
  const added = takesMore(heloc, values) ? (values.added ?? []) : [];
  return sumMoney([...answered, ...unrecorded, ...added.map((loan) => countedLoan(loan ?? {}))]);
}
