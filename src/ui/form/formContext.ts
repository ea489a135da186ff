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

/** Hears whether the form on the page shows errors; the page shell puts "Error: " before the title. */
export const FormErrorStateContext = createContext<((hasErrors: boolean) => void) | undefined>(undefined);
