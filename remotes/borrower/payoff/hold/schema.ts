import { boolean, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addDays, type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { compareMoney, parseDollars, parseMoneyInput } from '#src/domain/money/money.ts';
import { LETTER_DAYS } from '#src/domain/offer/payoffLetters.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

export interface LetterValues {
  payoff: string;
  files: UploadedFile[];
  amount: string;
  goodThrough: Partial<DateValue>;
  perDay: string;
}

export interface CloseValues {
  agreed: boolean;
}

export const closeSchema = (t: Translate<(typeof copy)['strings']>) =>
  object({ agreed: boolean().default(false).oneOf([true], t('required')) });

/** @param keys of the loans that a letter may be sent for @param today the person's */
export const letterSchema = (
  t: Translate<(typeof copy)['strings']>,
  keys: readonly string[],
  today: IsoDate,
) =>
  object({
    payoff: string().required(t('whichMissing')).oneOf(keys, t('whichMissing')),
    files: uploadedFiles(() => true),
    amount: string()
      .default('')
      .test('amount', t('totalMissing'), (text) => (parseDollars(text) ?? 0) > 0),
    goodThrough: mixed<Partial<DateValue>>().test('day', (value, context) => {
      const day = parseDateParts(value);
      if (!day) return context.createError({ message: t('dayMissing') });
      return day >= addDays(today, LETTER_DAYS) || context.createError({ message: t('dayTooSoon') });
    }),
    perDay: string()
      .trim()
      .default('')
      .test('perDay', t('interestInvalid'), (text) => {
        const dollars = parseMoneyInput(text);
        return text === '' || (dollars !== undefined && compareMoney(dollars, 0) >= 0);
      }),
  });
