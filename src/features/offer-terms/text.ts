import { formatPercent, type Numeric, roundHalfEven } from '#src/domain/money/money.ts';

/** A percent without needless zeros, two decimals at most: 4.99 -> "4.99%", 0 -> "0%". */
export function shortPercent(percent: Numeric): string {
  const rounded = roundHalfEven(percent, 2).replace(/\.?0+$/, '');
  return formatPercent(rounded, rounded.split('.')[1]?.length ?? 0);
}

/** A fee given as a fraction: '0.0499' -> "4.99%". */
export const feePercent = (fraction: Numeric): string => shortPercent(String(Number(fraction) * 100));
