import { array, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addDays, type IsoDate, parseDateParts } from '#src/domain/dates.ts';
import { lineProblem } from '#src/domain/lineLength.ts';
import { parseMoneyInput } from '#src/domain/money.ts';
import { COMPARABLE_DAYS } from '#src/domain/valuation.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import { filesRule } from '../files.ts';
import type { copy } from './copy.ts';

interface Sale {
  address: string;
  price: string;
  soldOn: Partial<DateValue>;
  distance: string;
}

export interface DisagreeValues {
  reason: string;
  sales: readonly Partial<Sale>[];
  files: UploadedFile[];
}

const REASON_MIN = 10;
export const REASON_MAX = 1000;
const MILES = /^\d{1,3}(\.\d+)?$/;

const dollars = (text: string | undefined) => Number(parseMoneyInput(text ?? '') ?? 0);

/** The sales as they are sent. */
export const comparablesOf = ({ sales }: DisagreeValues) =>
  (sales ?? []).flatMap(({ address = '', price, soldOn, distance }) => {
    const day = parseDateParts(soldOn);
    return day
      ? [
          {
            address: address.trim(),
            price: dollars(price),
            soldOn: day,
            distance: distance ? Number(distance) : null,
          },
        ]
      : [];
  });

/** @param today where the home is */
export function disagreeSchema(t: Translate<(typeof copy)['strings']>, today: IsoDate) {
  const sale = object({
    address: string()
      .default('')
      .test('address', (text, context) => {
        const message = text.trim() ? problem(lineProblem(text)) : t('saleAddressMissing');
        return message ? context.createError({ message }) : true;
      }),
    price: string().test('price', t('priceMissing'), (text) => dollars(text) > 0),
    soldOn: mixed<Partial<DateValue>>().test('day', (value, context) => {
      const day = parseDateParts(value);
      if (!day) return context.createError({ message: t('soldOnMissing') });
      const isRecent = day <= today && day >= addDays(today, -COMPARABLE_DAYS);
      return isRecent || context.createError({ message: t('soldOnRange') });
    }),
    distance: string().test('distance', t('distanceInvalid'), (text) => !text || MILES.test(text.trim())),
  });
  return object({
    reason: string()
      .default('')
      .trim()
      .min(REASON_MIN, problem('text-too-short', { min: REASON_MIN }))
      .max(REASON_MAX, problem('text-too-long', { max: REASON_MAX })),
    sales: array(sale).default([]),
    files: filesRule(false),
  });
}
