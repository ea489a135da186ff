import { array, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { compareMoney, formatWholeMoney, parseDollars, parseMoneyInput } from '#src/domain/money/money.ts';
import { ESTIMATE_MAX, ESTIMATE_MIN } from '#src/domain/property/valuation.ts';
import type { copy } from './copy.ts';

export interface EstimateValues {
  estimatedValue: string;
  condition: string;
  purchasePrice: string;
  purchaseYear: string;
  bedrooms: string;
  bathrooms: string;
  squareFeet: string;
  changes: readonly string[];
}

/** Least and most of what is counted. */
export const COUNTS = {
  bedrooms: [0, 20],
  bathrooms: [0, 20],
  squareFeet: [100, 50_000],
} as const;
const FIRST_YEAR = 1900;

/** A number as typed; undefined for nothing and for what is none. */
export const numberOf = (text: string | undefined): number | undefined => {
  const plain = (text ?? '').replaceAll(',', '').trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

const isEmpty = (text: string | undefined) => !text?.trim();
const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max;

/** @param year the present one */
export function estimateSchema(t: Translate<(typeof copy)['strings']>, noCondition: string, year: number) {
  const count = (name: keyof typeof COUNTS) => {
    const [min, max] = COUNTS[name];
    return string().test(
      name,
      t('numberRange', { min, max }),
      (text) => isEmpty(text) || within(numberOf(text), min, max),
    );
  };
  const range = { min: formatWholeMoney(ESTIMATE_MIN), max: formatWholeMoney(ESTIMATE_MAX) };
  return object({
    estimatedValue: string().test('value', t('valueRange', range), (text) => {
      const amount = parseMoneyInput(text);
      return (
        amount !== undefined &&
        compareMoney(amount, ESTIMATE_MIN) >= 0 &&
        compareMoney(amount, ESTIMATE_MAX) <= 0
      );
    }),
    condition: string().required(noCondition),
    purchasePrice: string().test(
      'price',
      t('valueRange', { min: formatWholeMoney(1), max: range.max }),
      (text) => isEmpty(text) || within(parseDollars(text), 1, ESTIMATE_MAX),
    ),
    purchaseYear: string().test(
      'year',
      t('yearRange', { min: FIRST_YEAR, max: year }),
      (text) => isEmpty(text) || within(numberOf(text), FIRST_YEAR, year),
    ),
    bedrooms: count('bedrooms'),
    bathrooms: count('bathrooms'),
    squareFeet: count('squareFeet'),
    changes: array(string().required()).default([]),
  });
}
