import type { FormApi } from 'final-form';
import type { RegistrationStepId } from '#src/domain/registration/registration.ts';

/** Steps whose fields belong together: once the person has begun to type, none of them is filled in. */
const ALL_OR_NOTHING: readonly RegistrationStepId[] = ['legal-name'];

/** Nothing that a person could have meant: no text, no choice, in any part. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return typeof value === 'boolean' || value === undefined || value === null || value === '';
}

/**
 * Fills the fields that are empty and untouched.
 *
 * @returns whether any was filled.
 */
export function fillOpenFields(form: FormApi, step: RegistrationStepId, values: object): boolean {
  const held = form.getState().values as Record<string, unknown>;
  const changed = form.getRegisteredFields().filter((name) => form.getFieldState(name)?.modified);
  const isOpen = (name: string) =>
    isBlank(held[name]) && !changed.some((field) => field === name || field.startsWith(`${name}.`));
  const additions = Object.entries(values).filter(([, value]) => !isBlank(value));
  const open = additions.filter(([name]) => isOpen(name));
  if (ALL_OR_NOTHING.includes(step) && open.length < additions.length) return false;
  form.batch(() => {
    for (const [name, value] of open) form.change(name, merged(held[name], value));
  });
  return open.length > 0;
}

/** How an address is being typed stays as the person has chosen it. */
function merged(held: unknown, value: unknown): unknown {
  const isObject = (part: unknown) => typeof part === 'object' && part !== null;
  return isObject(held) && isObject(value) ? { ...(held as object), ...(value as object) } : value;
}
