type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects key by key; lists and plain values are replaced. */
export function merge<T>(base: T, change: unknown): T {
  if (!isPlain(base) || !isPlain(change)) return change as T;
  const result: Plain = { ...base };
  for (const [key, value] of Object.entries(change)) {
    if (value !== undefined) result[key] = merge(result[key], value);
  }
  return result as T;
}
