import type { Schema } from 'yup';

/** The parts of a yup schema that decide whether an answer is valid. */
interface Rules {
  isType?(value: unknown): boolean;
  tests: readonly { OPTIONS?: { name?: string | undefined } | undefined }[];
  conditions: readonly unknown[];
  internalTests: Readonly<Record<string, unknown>>;
  fields?: Readonly<Record<string, Rules>>;
  innerType?: Rules | undefined;
}

/** Tests that `isType` covers. */
const TYPE_TESTS = new Set(['typeError', 'nullable', 'optionality']);

/**
 * Whether a value certainly is what a schema asks for: types, absences and texts that must not be empty, which is all that
 * answers are asked. `false` leaves it to yup, which takes ten times as long: on a slow phone it kept a screen waiting for
 * 40 ms after each submit.
 */
export const isTriviallyValid = (schema: Schema, value: unknown): boolean =>
  fits(schema as unknown as Rules, value);

function fits(rules: Rules, value: unknown): boolean {
  const { tests, conditions, internalTests, fields, innerType } = rules;
  if (!rules.isType?.(value) || conditions.length > 0) return false;
  if (Object.keys(internalTests).some((name) => !TYPE_TESTS.has(name))) return false;
  if (tests.some(({ OPTIONS }) => OPTIONS?.name !== 'required')) return false;
  if (value === null || value === undefined) return true;
  if (tests.length > 0 && !(value as string).length) return false;
  if (innerType) return (value as unknown[]).every((item) => fits(innerType, item));
  return Object.entries(fields ?? {}).every(([key, field]) =>
    fits(field, (value as Record<string, unknown>)[key]),
  );
}
