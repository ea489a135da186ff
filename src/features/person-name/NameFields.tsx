import { SUFFIXES } from '#src/domain/enums.ts';
import { WRITTEN_SUFFIX } from '#src/domain/person/nameText.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { nameLabels } from './copy.ts';
import { useWholeNameHelp } from './useWholeNameHelp.tsx';

interface NameFieldsProps {
  /** A label, in the words of the screen. */
  t(label: keyof typeof nameLabels): string;
  readOnly?: boolean;
}

/** The legal name of the person who fills in the form; check it with `nameFields`, read it with `nameBody`. */
export function NameFields({ t, readOnly = false }: NameFieldsProps) {
  const wholeNameHelp = useWholeNameHelp();
  return (
    <>
      <TextField
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        beside={wholeNameHelp}
        width="long"
        readOnly={readOnly}
      />
      <TextField
        name="middleName"
        label={t('middleName')}
        optional
        autoComplete="additional-name"
        width="long"
        readOnly={readOnly}
      />
      <TextField
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        beside={wholeNameHelp}
        width="long"
        readOnly={readOnly}
      />
      <SelectField
        name="suffix"
        label={t('suffix')}
        optional
        options={SUFFIXES.map((value) => ({ value, label: WRITTEN_SUFFIX[value] || t('noSuffix') }))}
        placeholder={null}
        autoComplete="honorific-suffix"
        width="short"
        disabled={readOnly}
      />
    </>
  );
}
