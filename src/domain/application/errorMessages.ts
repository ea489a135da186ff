/** How messages of the server become one sentence. Source: docs/rules.md#messages-of-the-server */

/** A message, or an object that carries one. */
function textOf(item: unknown): string {
  if (typeof item === 'string') return item.trim();
  if (typeof item === 'object' && item !== null && 'message' in item) return textOf(item.message);
  return '';
}

const textsOf = (messages: unknown): string[] =>
  (Array.isArray(messages) ? messages : [messages]).map(textOf).filter(Boolean);

/** The messages of an error response: its `errors` array, else its `message`; other fields are not written for people. */
export function messagesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return textsOf('errors' in body && Array.isArray(body.errors) ? body.errors : body);
}

/**
 * Joins messages: trimmed, without duplicates, separated by ', ', ended with one mark, a period unless they have another.
 *
 * @param messages strings or objects with a message, one or many; anything else is skipped.
 * @returns '' when nothing readable is left.
 */
export function joinMessages(messages: unknown): string {
  const texts = textsOf(messages)
    .map((text) => text.replace(/[\s.]+$/, ''))
    .filter(Boolean);
  const joined = [...new Set(texts)].join(', ');
  return joined === '' || /[!?…]["'”’)]?$/.test(joined) ? joined : `${joined}.`;
}
