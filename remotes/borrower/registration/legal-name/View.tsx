import { useAtomValue } from 'jotai';
import { message, useCopy } from '#src/brand/copy.tsx';
import { SUFFIXES, suffixToApi } from '#src/domain/enums.ts';
import { nameRules, normalizeName, WRITTEN_SUFFIX } from '#src/domain/names.ts';
import type { RegistrationAnswers } from '#src/domain/registration.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { answersAtom } from '../registrationAtom.ts';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type NameValues, nameSchema } from './schema.ts';

export const title = message(copy, 'pageTitle');

const read = ({ name }: RegistrationAnswers): Partial<NameValues> => ({ suffix: '', ...name });

function write({ firstName, middleName = '', lastName, suffix }: NameValues): Partial<RegistrationAnswers> {
  return {
    name: {
      firstName: normalizeName(firstName),
      middleName: normalizeName(middleName),
      lastName: normalizeName(lastName),
      suffix: suffixToApi(suffix),
    },
  };
}

export function View() {
  const t = useCopy(copy);
  const { environment } = useRuntime();
  const fixed = useAtomValue(answersAtom).isNamePrefilled === true;
  return (
    <StepForm<NameValues>
      key={String(fixed)}
      step="legal-name"
      heading={t('heading')}
      intro={fixed ? t('prefilled') : t('intro')}
      schema={nameSchema(nameRules(environment))}
      read={read}
      write={write}
    >
      <TextField
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        width="long"
        readOnly={fixed}
      />
      <TextField
        name="middleName"
        label={t('middleName')}
        optional
        autoComplete="additional-name"
        width="long"
        readOnly={fixed}
      />
      <TextField
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        width="long"
        readOnly={fixed}
      />
      <SelectField
        name="suffix"
        label={t('suffix')}
        optional
        options={SUFFIXES.map((value) => ({ value, label: WRITTEN_SUFFIX[value] || t('noSuffix') }))}
        placeholder={null}
        autoComplete="honorific-suffix"
        width="short"
        disabled={fixed}
      />
    </StepForm>
  );
}
