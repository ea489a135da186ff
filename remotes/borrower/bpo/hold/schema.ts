import { array, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addDays, type IsoDate, parseDateParts } from '#src/domain/dates/dates.ts';
import { parseDollars } from '#src/domain/money/money.ts';
import { isPostOfficeBox } from '#src/domain/property/address.ts';
import { COMPARABLE_DAYS } from '#src/domain/property/valuation.ts';
import { lineProblem } from '#src/domain/text/lineLength.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
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

/** The sales as they are sent. */
export const comparablesOf = ({ sales }: DisagreeValues) =>
  (sales ?? []).flatMap(({ address = '', price, soldOn, distance }) => {
    const day = parseDateParts(soldOn);
    return day
      ? [
          {
            address: address.trim(),
            price: parseDollars(price) ?? 0,
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
      .test('missing', t('saleAddressMissing'), (text) => text.trim() !== '')
      .test('line', yupRule(lineProblem))
      .test(
        'street',
        yupRule((text) => (isPostOfficeBox(text) ? 'post-office-box' : undefined)),
      ),
    price: string().test('price', t('priceMissing'), (text) => (parseDollars(text) ?? 0) > 0),
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
    files: uploadedFiles(),
  });
}
