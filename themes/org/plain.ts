import { isObject, type Json } from './json.ts';

/** More than any source has, and less than what a recursion over it could not bear. */
const MOST_DEPTH = 24;
const MOST_TEXT = 10_000;
/** They would reach what all objects have in common. */
const RESERVED = /^(__proto__|constructor|prototype)$/;

/** What keeps data of others from being read as ours, and where that stands. */
export function notPlain(value: Json, path = '', depth = 0): { path: string; found: string } | undefined {
  if (depth > MOST_DEPTH) return { path, found: `is more than ${MOST_DEPTH} levels deep` };
  if (typeof value === 'string')
    return value.length > MOST_TEXT
      ? { path, found: `has a text of ${value.length} characters, at most ${MOST_TEXT}` }
      : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    if (isObject(value) && (RESERVED.test(key) || key.length > 200))
      return { path, found: `has the key ${key.slice(0, 40)}` };
    const name = isObject(value) ? `${path && '.'}${key}` : `[${key}]`;
    const problem = notPlain(item, `${path}${name}`, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
