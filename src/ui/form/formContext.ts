import { createContext, useContext } from 'react';
import type { FormErrors } from './formErrors.ts';

export interface FormScope {
  errors: FormErrors;
  /** A field was left. */
  leave(name: string): void;
  /** A submit waits for work that is under way, e.g. an upload; it never rejects. */
  await(work: Promise<void>): void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A field needs a FormShell around it');
  return scope;
}

/** Called when the form on the page shows errors, with the prefix for the page's title. */
export const FormErrorStateContext = createContext<((prefix: string | undefined) => void) | undefined>(
  undefined,
);
