import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Liability } from '#src/api/contract/parts.ts';
import type { putLiens } from '#src/api/contract/requalify.ts';
import type { Env } from './env.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { liensOf, mark } from './requalify.ts';
import { withOffers } from './underwriteApplication.ts';

type Body = BodyOf<typeof putLiens>;
type Details = NonNullable<Body['liens'][number]['details']>;

/** As the county has them: those of the credit report, and one that nobody reports. */
export function readRecords(app: Application, env: Env): void {
  const { heloc } = app;
  heloc.isInquiry = true;
  withOffers(app, env.organisation);
  heloc.recordedLiens ??= [
    ...liensOf(heloc).map((account, index) => ({
      uuid: uuidFrom(`${heloc.uuid}|lien|${index}`),
      lender: account.creditor,
      recordedOn: '2019-06-14',
      originalAmount: Math.ceil(account.monetaryBalance / 10_000) * 12_000,
      position: index + 1,
      liabilityUuid: account.uuid,
    })),
    {
      uuid: uuidFrom(`${heloc.uuid}|lien|unmatched`),
      lender: 'Larkfield Savings',
      recordedOn: '2012-03-02',
      originalAmount: 40_000,
      position: liensOf(heloc).length + 1,
      liabilityUuid: null,
    },
  ];
}

const liabilityOf = (
  uuid: string,
  { lender, type, currentBalance, monthlyPayment, creditLimit, closes }: Details,
) =>
  ({
    uuid,
    creditor: lender,
    type: creditLimit == null ? type : 'HELOC',
    mask: null,
    monetaryBalance: currentBalance,
    monetaryCalculatedNextPaymentMinimumAmount: monthlyPayment,
    creditLimit: closes ? null : (creditLimit ?? null),
    apr: null,
    securedByHome: true,
    payoffEligible: true,
    ineligibleReason: null,
    payOff: { status: null, required: false },
  }) satisfies Liability;

/** What the owner says takes the place of what was known. */
export function takeLiens({ heloc }: Application, { liens, added, payoffAccountIds }: Body): void {
  const named = liens.flatMap(({ lienUuid, details }) => (details ? [liabilityOf(lienUuid, details)] : []));
  const more = added.map((details, index) => liabilityOf(uuidFrom(`${heloc.uuid}|added|${index}`), details));
  const said = [...named, ...more];
  const notOwed = liens.flatMap(({ lienUuid, standing }) => (standing === 'OPEN' ? [] : [lienUuid]));
  const gone = (heloc.recordedLiens ?? []).flatMap(({ uuid, liabilityUuid }) =>
    notOwed.includes(uuid) ? [liabilityUuid] : [],
  );
  const known = heloc.liabilities.filter(
    ({ uuid }) => !gone.includes(uuid) && !said.some((row) => row.uuid === uuid),
  );
  heloc.liabilities = [...known, ...said];
  mark(heloc, payoffAccountIds);
}
