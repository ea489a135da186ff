import { useCallback } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { failureText } from './failure.ts';

/** The words for a failed call outside a form: the server's own, else by what went wrong. */
export function useFailureText(): (error: unknown) => string {
  const t = useCopy(copy);
  return useCallback((error) => failureText(error, t), [t]);
}
