/** A value that is a number, not NaN or infinite, and within the limits that there are. */
export function isNumberWithin(
  value: unknown,
  { min = -Number.MAX_VALUE, max = Number.MAX_VALUE }: { min?: number; max?: number } = {},
): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}
