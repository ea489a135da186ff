import type { BankLinkPurpose } from '#src/api/contract/bankLink.ts';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { addDays, type IsoDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { filedOn, lastTaxYears } from '#src/domain/dates/taxYears.ts';
import { incomeSource } from './incomeSources.ts';
import { linkUser } from './institutions.ts';
import { uuidFrom } from './random.ts';
import type { Application, BankLink } from './records.ts';

const PAYDAYS = 6;

type Source = ReturnType<typeof incomeSource>;
interface Row {
  date: string;
  amount: number;
  description: string;
}
interface Kind {
  method: string;
  /** Why a record fails for which nothing is found. */
  nothing: string;
  rows(source: Source, annualAmount: number, today: IsoDate): Row[];
}

const paydays = ({ perYear, everyDays }: Source, annualAmount: number, today: IsoDate, description: string) =>
  Array.from({ length: PAYDAYS }, (_, index) => ({
    date: addDays(today, -7 - index * everyDays),
    amount: Math.round((annualAmount / perYear) * 100) / 100,
    description,
  }));

const KINDS = {
  INCOME: {
    method: 'PLAID_TRANSACTIONS',
    nothing: 'No matching deposits',
    rows: (source, annualAmount, today) => paydays(source, annualAmount, today, source.deposit),
  },
  PAYROLL: {
    method: 'TRUV_PAYROLL',
    nothing: 'No pay statements',
    rows: (source, annualAmount, today) => paydays(source, annualAmount, today, 'Pay statement'),
  },
  TAX: {
    method: 'TRUV_TAX',
    nothing: 'No tax returns',
    rows: (_, annualAmount, today) =>
      lastTaxYears(today).map((year) => ({
        date: filedOn(year),
        amount: annualAmount,
        description: `Form 1040, ${year}`,
      })),
  },
} as const satisfies Partial<Record<BankLinkPurpose, Kind>>;

type IncomePurpose = keyof typeof KINDS;

export const isIncome = (purpose: BankLinkPurpose): purpose is IncomePurpose => Object.hasOwn(KINDS, purpose);

/** The income in an account: a share of the stated one, from the row of its test user. */
export function linkedIncome(app: Application, purpose: IncomePurpose, link: BankLink, now: number) {
  const { payShare } = linkUser(link.user);
  const { incomePrimary, incomeOther, employmentType } = app.heloc.income;
  const annualAmount = Math.round((incomePrimary + incomeOther) * payShare);
  const source = incomeSource(employmentType);
  const { method, nothing, rows }: Kind = KINDS[purpose];
  const isFound = payShare > 0;
  const record: IncomeRecord = {
    uuid: uuidFrom(`${app.heloc.uuid}|${link.publicToken}`),
    method,
    source: link.institution ?? null,
    status: isFound ? 'LINKED' : 'FAILED_VERIFICATION',
    annualAmount,
    message: isFound ? null : nothing,
    created: new Date(now).toISOString(),
  };
  const deposits = isFound ? rows(source, annualAmount, toIsoDate(new Date(now))) : [];
  return { record, deposits, employer: isFound && purpose !== 'TAX' ? source.payer : null, annualAmount };
}
