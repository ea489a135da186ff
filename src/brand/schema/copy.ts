import { type Check, list, record, text } from '../check.ts';
import type { CopyOverrides, CopyValue, Plural } from '../copy.tsx';

/** Reads `copy.json`: texts, lists of texts, or texts by number, by namespace and key. Throws `FieldError`. */
export const parseCopy: Check<CopyOverrides> = record(
  record((value, field): CopyValue => {
    if (Array.isArray(value)) return list(text())(value, field);
    return typeof value === 'object' ? (record(text())(value, field) as Plural) : text()(value, field);
  }),
);
