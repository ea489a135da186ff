import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Mark } from '#src/ui/primitives/Mark.tsx';
import { copy } from './copy.ts';
import { isSavedAtom, type RegistrationForm } from './registrationAtom.ts';

/** Seen where answers are saved; a password never is. */
export function FormSavedMark({ name }: { name: RegistrationForm }) {
  const t = useCopy(copy);
  const isSaved = useAtomValue(useMemo(() => isSavedAtom(name), [name]));
  return <Mark done={isSaved}>{isSaved ? t('saved') : null}</Mark>;
}
