/**
 * JSON of plain data. Independent of what a page's scripts have put on built-in prototypes: with the `toJSON` of an old
 * library `JSON.stringify` writes arrays as texts.
 */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? 'null').join()}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${JSON.stringify(key)}:${toJson(member)}`);
  return `{${members.join()}}`;
}
