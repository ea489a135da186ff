import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability, RecordedLien } from '#src/api/contract/parts.ts';
import type { putLiens } from '#src/api/contract/requalify.ts';
import { staysCounted } from '#src/domain/offer/liens.ts';
import type { Env } from './env.ts';
import { liensOf } from './lineCap.ts';
import { mailApplicant } from './mail.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { fitsInquiry, MARKED, mark } from './requalify.ts';
import { withOffers } from './underwriteApplication.ts';

type Body = BodyOf<typeof putLiens>;
type Details = NonNullable<Body['liens'][number]['details']>;

/** As the county has them: those of the credit report, and one that is not in it. */
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

/** The owner's answers replace the recorded values, where that is allowed. */
export function takeLiens(
  { heloc }: Application,
  { liens, added, payoffAccountIds }: Body,
  { now }: Env,
): void {
  const named = liens.flatMap(({ lienUuid, details }) => (details ? [liabilityOf(lienUuid, details)] : []));
  const more = added.map((details, index) => liabilityOf(uuidFrom(`${heloc.uuid}|added|${index}`), details));
  const reported = [...named, ...more];
  const gone = liens.flatMap(({ lienUuid, status, documentUuids }) =>
    staysCounted({ status, isReported: true, hasProof: documentUuids.length > 0 }) ? [] : [lienUuid],
  );
  forgetLoans(heloc, gone);
  heloc.liabilities = [
    ...heloc.liabilities.filter(({ uuid }) => !reported.some((row) => row.uuid === uuid)),
    ...reported,
  ];
  for (const lien of heloc.recordedLiens ?? []) {
    const answer = liens.find(({ lienUuid }) => lienUuid === lien.uuid);
    if (answer?.status === 'NOT_MINE') {
      lien.dispute = { at: new Date(now).toISOString(), note: answer.note ?? null };
    }
  }
  mark(heloc, payoffAccountIds, false);
}

/** The accounts that these records are. */
function forgetLoans(heloc: Heloc, lienUuids: readonly string[]): void {
  const gone = (heloc.recordedLiens ?? []).flatMap(({ uuid, liabilityUuid }) =>
    lienUuids.includes(uuid) ? [liabilityUuid] : [],
  );
  heloc.liabilities = heloc.liabilities.filter(({ uuid }) => !gone.includes(uuid));
}

const disputed = ({ heloc }: Application) => heloc.recordedLiens?.filter(({ dispute }) => dispute) ?? [];

/** Whether a person looks at loans that the owner does not recognize. */
export const isDisputed = (app: Application): boolean => disputed(app).length > 0;

/** Ends a manual review: a loan that the credit report has under the same name is the owner's, any other is not. */
export function endDispute(app: Application, env: Env): void {
  const { heloc } = app;
  const loans = disputed(app);
  const isTheirs = ({ liabilityUuid }: RecordedLien) => liabilityUuid != null;
  heloc.recordedLiens = heloc.recordedLiens
    ?.filter((lien) => !lien.dispute || isTheirs(lien))
    .map((lien) => ({ ...lien, dispute: null }));
  mailApplicant(app, env, {
    subject: 'We looked at the loans that you did not recognize',
    text: loans
      .map((lien) =>
        isTheirs(lien)
          ? `${lien.lender}: the county and your credit report have it under your name, so it counts. If that is wrong, call us.`
          : `${lien.lender}: it is not yours and does not count.`,
      )
      .join('\n'),
  });
}

/** Where an inquiry goes on once its loans are known. */
export function afterLiens(app: Application): string {
  const { heloc } = app;
  if (isDisputed(app)) return 'ORDER_FULL_TITLE';
  if (fitsInquiry(heloc, [])) return 'WAITING_FOR_OFFERS';
  const wanted = liensOf(heloc).flatMap(({ uuid, payOff }) => (payOff?.status === MARKED ? [uuid] : []));
  if (!fitsInquiry(heloc, wanted)) return 'CLTV_LIEN_POSITION_REQUALIFY';
  // The line fits in their place only.
  mark(heloc, wanted, true);
  return 'WAITING_FOR_OFFERS';
}
