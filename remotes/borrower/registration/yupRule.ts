import type { TestContext, ValidationError } from 'yup';

/** A yup test from a rule of the domain: a rule answers with its message, or `undefined` when the value is fine. */
export function yupRule<V>(rule: (value: V) => string | undefined) {
  return (value: V, context: TestContext): true | ValidationError => {
    const message = rule(value);
    return message === undefined ? true : context.createError({ message });
  };
}
