import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Mark } from '#src/ui/primitives/Mark.tsx';
import { isSavedAtom, type RegistrationForm } from './registrationAtom.ts';

interface FormSavedMarkProps {
  name: RegistrationForm;
  children: string;
}

/** Seen where answers are saved; a password never is. */
export function FormSavedIndicator({ name, children }: FormSavedMarkProps) {
  const isSaved = useAtomValue(useMemo(() => isSavedAtom(name), [name]));
  return <Mark done={isSaved}>{isSaved ? children : null}</Mark>;
}
