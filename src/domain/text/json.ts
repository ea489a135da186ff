/**
 * JSON of plain data. Independent of what a page's scripts have put on built-in prototypes: with the `toJSON` of an old
 * library `JSON.stringify` writes arrays as texts. It asks the replacer afterwards, which takes the value itself.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
