import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Mark } from '#src/ui/primitives/Mark.tsx';
import { copy } from './copy.ts';
import { isSavedAtom, type RegistrationForm } from './registrationAtom.ts';

/** Seen where answers are kept; a password never is. */
export function AnswersSaved({ name }: { name: RegistrationForm }) {
  const t = useCopy(copy);
  const isSaved = useAtomValue(useMemo(() => isSavedAtom(name), [name]));
  return <Mark done={isSaved}>{isSaved ? t('saved') : null}</Mark>;
}
