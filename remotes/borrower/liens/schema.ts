import { mixed, type ObjectSchema, object, ValidationError } from 'yup';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Message, Translate } from '#src/brand/copy.tsx';
import { type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { compareMoney, parseMoneyInput } from '#src/domain/money/money.ts';
import { isLenderName } from '#src/domain/offer/liens.ts';
import { lineProblem } from '#src/domain/text/lineLength.ts';
import { problem } from '#src/features/problems/problem.ts';
import { uploadsProblem } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';
import {
  accountOf,
  asksForLoan,
  isCreditLine,
  isNoneKnown,
  type LiensValues,
  type LienValues,
  type LoanValues,
  takesMore,
} from './values.ts';

type T = Translate<(typeof copy)['strings']>;
/** Path and message; undefined when there is nothing wrong. */
type Problem = readonly [path: string, message: string | Message | undefined];

export const NOTE_MAX = 500;

function lender(text: string | undefined, t: T) {
  if (!text?.trim()) return t('lenderMissing');
  return isLenderName(text) ? problem(lineProblem(text)) : t('lenderInvalid');
}

function began(value: LoanValues['originatedOn'], today: IsoDate, t: T) {
  const day = parseDateParts(value);
  if (!day) return t('originatedOnMissing');
  return day <= today ? undefined : t('originatedOnFuture');
}

const amount = (text: string | undefined, missing: string) => {
  const dollars = parseMoneyInput(text);
  return dollars !== undefined && compareMoney(dollars, 0) >= 0 ? undefined : missing;
};

const loan = (at: string, values: LoanValues, today: IsoDate, t: T): Problem[] => [
  [`${at}.lender`, lender(values.lender, t)],
  [`${at}.type`, values.type ? undefined : t('typeMissing')],
  [`${at}.originatedOn`, began(values.originatedOn, today, t)],
  [`${at}.original`, amount(values.original, t('amountMissing'))],
  [`${at}.current`, amount(values.current, t('amountMissing'))],
  [`${at}.monthly`, amount(values.monthly, t('amountMissing'))],
  [`${at}.limit`, isCreditLine(values) ? amount(values.limit, t('limitMissing')) : undefined],
];

const note = (text: string | undefined, name: string, t: T) => {
  if (!text?.trim()) return t('noteMissing', { name });
  return text.length > NOTE_MAX ? problem('text-too-long', { max: NOTE_MAX }) : undefined;
};

interface SchemaFacts {
  lender: string;
  asksLoan: boolean;
  today: IsoDate;
}

function lien(at: string, values: LienValues, { lender, asksLoan, today }: SchemaFacts, t: T): Problem[] {
  const { status, files = [] } = values;
  if (status === 'NOT_MINE') return [[`${at}.note`, note(values.note, lender, t)]];
  if (status === 'PAID_OFF') return [[`${at}.files`, files.length > 0 ? uploadsProblem(files) : undefined]];
  return asksLoan ? loan(at, values, today, t) : [];
}

/** What is asked of a loan depends on what is known and said of it. */
export function liensSchema(heloc: Heloc, today: IsoDate, t: T): ObjectSchema<Partial<LiensValues>> {
  const recorded = heloc.recordedLiens ?? [];
  const asksNone = isNoneKnown(heloc);
  return object({ liens: mixed(), others: mixed(), added: mixed(), none: mixed() }).test(
    'page',
    (answers, context) => {
      const values = answers as Partial<LiensValues>;
      const { liens = [], added = [], none } = values;
      const problems: Problem[] = [
        ...recorded.flatMap((row, index) => {
          const answer = liens[index] ?? {};
          // Each message by its loan: no two read the same.
          if (!answer.status)
            return [[`liens[${index}].status`, t('statusMissing', { name: row.lender })] as const];
          const asksLoan = asksForLoan(accountOf(heloc, row), answer);
          return lien(`liens[${index}]`, answer, { lender: row.lender, asksLoan, today }, t);
        }),
        ...(asksNone && !none ? [['none', t('noneMissing')] as const] : []),
        ...(asksNone && none === 'NO' && added.length === 0 ? [['none', t('addMissing')] as const] : []),
        ...(takesMore(heloc, values)
          ? added.flatMap((row, index) => loan(`added[${index}]`, row ?? {}, today, t))
          : []),
      ];
      const found = problems.flatMap(([path, message]) =>
        message === undefined ? [] : [context.createError({ path, message })],
      );
      return found.length === 0 || new ValidationError(found);
    },
  ) as unknown as ObjectSchema<Partial<LiensValues>>;
}
