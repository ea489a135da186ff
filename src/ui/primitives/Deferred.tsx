import { type ReactNode, useDeferredValue } from 'react';

/** The lower part of a long page: rendered once its heading is, in a render that anything a person does interrupts. */
export function Deferred({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? <>{children}</> : null;
}
