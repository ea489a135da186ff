import type { TestContext, ValidationError } from 'yup';
import type { Message } from '#src/brand/copy.tsx';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import { copy, type ProblemCode } from './copy.ts';

/** Limits that a message names. */
interface Limits {
  min?: number;
  max?: number;
  years?: number;
}

/** The message for a code, as a schema gives it. `max` defaults to the length of a line. */
export function problem(code: ProblemCode, limits?: Limits): Message;
export function problem(code: ProblemCode | undefined, limits?: Limits): Message | undefined;
export function problem(code: ProblemCode | undefined, limits?: Limits): Message | undefined {
  return code && { copy, key: code, values: { max: LINE_MAX, ...limits } };
}

/** A yup test from a rule of the domain: it answers with a code, or `undefined` when the value is fine. */
export function yupRule<V>(
  rule: (value: V, context: TestContext) => ProblemCode | undefined,
  limits?: Limits,
) {
  return (value: V, context: TestContext): true | ValidationError => {
    const message = problem(rule(value, context), limits);
    return message === undefined ? true : context.createError({ message });
  };
}
