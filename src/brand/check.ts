/** A value of outside data does not have the shape that was agreed; `field` is its path, e.g. `companyInfo.nmlsId`. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly field: string;

  constructor(field: string, expectation: string) {
    super(`"${field}" ${expectation}`);
    this.field = field;
  }
}

/** Handles an unknown field: by default it is an error, as it is a mistake in hand-written data. */
export type OnUnknown = (field: string) => void;

/** Returns the value typed, or throws a `FieldError`. Small on purpose: this runs before the first field shows. */
export type Check<T> = (value: unknown, field: string, onUnknown?: OnUnknown) => T;
export type Checked<C> = C extends Check<infer T> ? T : never;

const fail = (field: string, expectation: string): never => {
  throw new FieldError(field, expectation);
};

/** A non-empty text; with a pattern, one that matches it. */
export const text =
  (pattern?: RegExp, expected = 'must be a text'): Check<string> =>
  (value, field) =>
    typeof value === 'string' && value.trim() !== '' && (!pattern || pattern.test(value))
      ? value
      : fail(field, expected);

export const number: Check<number> = (value, field) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(field, 'must be a number');

export const bool: Check<boolean> = (value, field) =>
  typeof value === 'boolean' ? value : fail(field, 'must be true or false');

export const oneOf =
  <const T extends readonly string[]>(...options: T): Check<T[number]> =>
  (value, field) =>
    options.includes(value as string)
      ? (value as T[number])
      : fail(field, `must be one of ${options.join(', ')}`);

/** Absent or null gives the default, without one `undefined`. */
export function optional<T>(check: Check<T>): Check<T | undefined>;
export function optional<T>(check: Check<T>, otherwise: NoInfer<T>): Check<T>;
export function optional<T>(check: Check<T>, otherwise?: T): Check<T | undefined> {
  return (value, field, onUnknown) =>
    value === undefined || value === null ? otherwise : check(value, field, onUnknown);
}

export const list =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value, field, onUnknown) =>
    Array.isArray(value)
      ? value.map((item, index) => check(item, `${field}[${index}]`, onUnknown))
      : fail(field, 'must be a list');

const object = (value: unknown, field: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(field, 'must be an object');

const join = (field: string, key: string) => (field ? `${field}.${key}` : key);

export const record =
  <T>(check: Check<T>): Check<Readonly<Record<string, T>>> =>
  (value, field, onUnknown) =>
    Object.fromEntries(
      Object.entries(object(value, field)).map(([key, item]) => [
        key,
        check(item, join(field, key), onUnknown),
      ]),
    );

export const refuseUnknown: OnUnknown = (field) => fail(field, 'is not a known field');

/** An object with these fields; the result has no others. */
export const shape =
  <F extends Record<string, Check<unknown>>>(fields: F): Check<{ readonly [K in keyof F]: Checked<F[K]> }> =>
  (value, field, onUnknown = refuseUnknown) => {
    const given = object(value, field);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key)) onUnknown(join(field, key));
    }
    const entries = Object.entries(fields).map(([key, check]) => [
      key,
      check(given[key], join(field, key), onUnknown),
    ]);
    return Object.fromEntries(entries) as { readonly [K in keyof F]: Checked<F[K]> };
  };
