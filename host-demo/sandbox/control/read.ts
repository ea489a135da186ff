import type { Context } from 'hono';
import { type InferType, type Schema, ValidationError } from 'yup';
import { invalid } from '../http/errors.ts';

/** A body by its schema; what does not fit is refused with every field's name. */
export async function read<S extends Schema>(c: Context, schema: S): Promise<InferType<S>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON');
  }
  try {
    return schema.validateSync(body, { strict: true, abortEarly: false }) as InferType<S>;
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(...error.errors);
    throw error;
  }
}
