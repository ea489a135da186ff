import { type Check, list, record, text } from '../check.ts';

/** Reads `copy.json`: texts, or lists of texts, by namespace and key. Throws `FieldError`. */
export const parseCopy: Check<
  Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>
> = record(
  record((value, field) => (Array.isArray(value) ? list(text())(value, field) : text()(value, field))),
);
