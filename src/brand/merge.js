// JavaScript, because `themes/emit.mjs` runs it in plain Node as well.

/**
 * Lays `over` on `base`, deep by key: objects are merged, everything else (lists too) is replaced. Neither
 * argument is changed. `__proto__` is not a key here.
 *
 * @param {unknown} base
 * @param {unknown} over
 * @returns {unknown}
 */
export function mergeBrand(base, over) {
  if (over === undefined) return base;
  if (!isObject(over)) return over;
  /** @type {Record<string, unknown>} */
  const merged = isObject(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(over)) {
    if (key !== '__proto__')
      merged[key] = mergeBrand(Object.hasOwn(merged, key) ? merged[key] : undefined, value);
  }
  return merged;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
