import type { AnySchema, ValidationError } from 'yup';
import { ApiError } from '#src/api/client/apiError.ts';
import type { Message } from '#src/brand/copy.tsx';
import type { Problems } from './formErrors.ts';

/** A yup object schema, by what a form asks of it. */
export type FormSchema = Pick<AnySchema, 'validate'>;

/** A missing value is said before what else is wrong with it. */
const MISSING = new Set(['required', 'optionality', 'nullable']);

/** What a schema has for a message in words. */
export type FormatMessage = (message: string | Message) => string;

/** One message per path. */
function problemsOf(error: ValidationError, format: FormatMessage): Problems {
  const problems = new Map<string, string>();
  for (const inner of error.inner.length > 0 ? error.inner : [error]) {
    const path = inner.path ?? '';
    const message = format(inner.errors[0] ?? inner.message);
    if (!problems.has(path) || MISSING.has(inner.type ?? '')) problems.set(path, message);
  }
  return problems;
}

export type Validation<Values> = { ok: true; values: Values } | { ok: false; problems: Problems };

/** By its name, so that yup itself may come after the first field. */
const isOfSchema = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** To a person a rule that was not loaded is the network. */
function notLoaded(cause: unknown): never {
  throw new ApiError({
    code: 'network',
    status: 0,
    messages: [],
    message: 'The schema was not loaded',
    cause,
  });
}

/** A schema that is loaded when it is first asked; one that cannot be had is asked for again the next time. */
export function lazySchema(load: () => Promise<FormSchema>): FormSchema {
  return { validate: async (...asked) => (await load().catch(notLoaded)).validate(...asked) };
}

/** Loaded with the API client: before the first submit nobody needs it. */
const typedText = () => import(/* webpackChunkName: "api" */ './typedText.ts').catch(notLoaded);

/**
 * Checks everything at once. Errors that are not the schema's are thrown on.
 * @param typed the names of the fields in which text is typed; it is read in plain characters.
 */
export async function validate<Values extends object>(
  schema: FormSchema | undefined,
  values: Partial<Values>,
  format: FormatMessage,
  typed: Iterable<string> = [],
): Promise<Validation<Values>> {
  const { readTyped } = await typedText();
  const { read, unusable } = readTyped(values, typed);
  let valid: unknown = read;
  let found: Problems = new Map();
  try {
    if (schema) valid = await schema.validate(read, { abortEarly: false });
  } catch (error) {
    if (!isOfSchema(error)) throw error;
    found = problemsOf(error, format);
  }
  const problems = new Map([...unusable].map(([name, message]) => [name, format(message)] as const));
  for (const [path, message] of found) if (!problems.has(path)) problems.set(path, message);
  return problems.size > 0 ? { ok: false, problems } : { ok: true, values: valid as Values };
}
