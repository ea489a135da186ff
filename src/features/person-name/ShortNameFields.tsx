import { TextField } from '#src/ui/form/TextField.tsx';
import type { shortNameLabels } from './copy.ts';
import { useWholeNameHelp } from './useWholeNameHelp.tsx';

interface ShortNameFieldsProps {
  /** Where the form keeps the person, where they are not all of it. */
  at?: string;
  /** A label, in the words of the screen. */
  t(label: keyof typeof shortNameLabels): string;
}

/** First and last name of another person, so the browser must not autofill the user's own. */
export function ShortNameFields({ at, t }: ShortNameFieldsProps) {
  const wholeNameHelp = useWholeNameHelp();
  const name = (field: string) => (at ? `${at}.${field}` : field);
  return (
    <>
      <TextField name={name('firstName')} label={t('firstName')} autoComplete="off" beside={wholeNameHelp} />
      <TextField name={name('lastName')} label={t('lastName')} autoComplete="off" beside={wholeNameHelp} />
    </>
  );
}
