/**
 * Lays `over` on `base`, deep by key: objects are merged, everything else (lists too) is replaced. Neither
 * argument is changed. `__proto__` is not a key here.
 */
export function mergeBrand(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isObject(over)) return over;
  const merged: Record<string, unknown> = isObject(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(over)) {
    if (key !== '__proto__')
      merged[key] = mergeBrand(Object.hasOwn(merged, key) ? merged[key] : undefined, value);
  }
  return merged;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
