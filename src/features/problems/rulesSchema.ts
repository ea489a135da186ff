import { type ObjectSchema, object, ValidationError } from 'yup';
import type { Message } from '#src/brand/copy.tsx';

/** Path of the field and what is wrong with it; `undefined` when nothing is. */
export type FieldProblem = readonly [path: string, message: string | Message | undefined];

/** A schema for rules that look at all answers at once. */
export const rulesSchema = <Values extends object>(
  problemsOf: (values: Partial<Values>) => readonly FieldProblem[],
): ObjectSchema<Values> =>
  object({}).test('rules', (values, context) => {
    const problems = problemsOf(values as Partial<Values>).flatMap(([path, message]) =>
      message === undefined ? [] : [context.createError({ path, message })],
    );
    return problems.length === 0 || new ValidationError(problems);
  }) as unknown as ObjectSchema<Values>;
