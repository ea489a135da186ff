/** How messages of the server become one sentence. Spec: shared areas s5, borrower flow s8. */

export const UNEXPECTED = 'Something unexpected happened';

function textOf(item: unknown): string {
  if (typeof item === 'string') return item.trim();
  if (typeof item === 'object' && item !== null && 'message' in item) return textOf(item.message);
  return '';
}

/**
 * Joins messages: trimmed, without duplicates, separated by ', ', ended with one period.
 *
 * @param messages strings or objects with a message, one or many; anything else is skipped.
 * @returns 'Something unexpected happened' when nothing readable is left.
 */
export function joinMessages(messages: unknown): string {
  const list = Array.isArray(messages) ? messages : [messages];
  const texts = list.map((item) => textOf(item).replace(/[\s.]+$/, '')).filter(Boolean);
  const joined = [...new Set(texts)].join(', ');
  if (joined === '') return UNEXPECTED;
  return /[!?]$/.test(joined) ? joined : `${joined}.`;
}

/** One sentence from an error response: its `errors` array, else its `message`. */
export function messageFromBody(body: unknown): string {
  if (typeof body !== 'object' || body === null) return UNEXPECTED;
  if ('errors' in body && Array.isArray(body.errors)) return joinMessages(body.errors);
  return joinMessages(body);
}
