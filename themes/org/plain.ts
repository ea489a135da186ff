import { isObject, type Json } from './json.ts';

/** More than any source has, and less than what a recursion over it could not bear. */
const MOST_DEPTH = 24;
const MOST_TEXT = 10_000;
/** They would reach what all objects have in common. */
const RESERVED = /^(__proto__|constructor|prototype)$/;

/** Control characters, and those that are not seen but turn or break what is. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;

/** What keeps data of others from being read as ours, and where that stands. */
export function notPlain(value: Json, path = '', depth = 0): { path: string; found: string } | undefined {
  if (depth > MOST_DEPTH) return { path, found: `is more than ${MOST_DEPTH} levels deep` };
  if (typeof value === 'string') return inText(value, path);
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

function inText(text: string, path: string): { path: string; found: string } | undefined {
  if (text.length > MOST_TEXT)
    return { path, found: `has a text of ${text.length} characters, at most ${MOST_TEXT}` };
  const [letter] = INVISIBLE.exec(text) ?? [];
  const code = letter?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code ? { path, found: `has an invisible character U+${code}` } : undefined;
}
