import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { putLiens } from '#src/api/contract/requalify.ts';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { parseDollars } from '#src/domain/money/money.ts';
import { LIEN_TYPES } from '#src/domain/offer/liens.ts';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import {
  accountOf,
  asksForLoan,
  isCreditLine,
  type LiensValues,
  type LoanValues,
  othersOf,
  takesMore,
} from './values.ts';

type Body = BodyOf<typeof putLiens>;

const number = (text: string | undefined) => parseDollars(text) ?? 0;

/** The schema has passed it: what is missing here cannot be. */
function detailsOf(loan: LoanValues): Body['added'][number] {
  const isLine = isCreditLine(loan);
  return {
    lender: (loan.lender ?? '').trim(),
    type: isOneOf(LIEN_TYPES, loan.type) ? loan.type : 'OTHER',
    originatedOn: parseDateParts(loan.originatedOn) ?? '',
    originalBalance: number(loan.original),
    currentBalance: number(loan.current),
    monthlyPayment: number(loan.monthly),
    creditLimit: isLine ? number(loan.limit) : null,
    closes: isLine && loan.closes === true,
  };
}

export function liensBody(heloc: Heloc, values: Partial<LiensValues>): Body {
  const { liens = [], others = [], added = [] } = values;
  const recorded = heloc.recordedLiens ?? [];
  const answers = recorded.map((lien, index) => ({
    lien,
    account: accountOf(heloc, lien),
    answer: liens[index] ?? {},
  }));
  return {
    liens: answers.map(({ lien, account, answer }) => ({
      lienUuid: lien.uuid,
      status: answer.status ?? 'OPEN',
      details: asksForLoan(account, answer) ? detailsOf(answer) : null,
      note: answer.status === 'NOT_MINE' ? (answer.note?.trim() ?? null) : null,
      documentUuids: answer.status === 'PAID_OFF' ? uploadedUuids(answer.files ?? []) : [],
    })),
    added: takesMore(heloc, values) ? added.map((loan) => detailsOf(loan ?? {})) : [],
    payoffAccountIds: [
      ...answers.flatMap(({ account, answer }) =>
        account?.payoffEligible && answer.status === 'OPEN' && answer.payOff ? [account.uuid] : [],
      ),
      ...othersOf(heloc).flatMap(({ uuid, payoffEligible }, index) =>
        payoffEligible && others[index]?.payOff ? [uuid] : [],
      ),
    ],
  };
}
