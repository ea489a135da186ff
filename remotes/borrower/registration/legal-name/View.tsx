import { useAtomValue } from 'jotai';
import { message, useCopy } from '#src/brand/copy.tsx';
import { nameRules } from '#src/domain/person/names.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { NameFields } from '#src/features/person-name/NameFields.tsx';
import { nameSchema } from '#src/features/person-name/schema.ts';
import { type NameValue, nameBody } from '#src/features/person-name/value.ts';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

const read = ({ name }: RegistrationAnswers): Partial<NameValue> => ({ suffix: '', ...name });

const write = (name: NameValue): Partial<RegistrationAnswers> => ({ name: nameBody(name) });

export function View() {
  const t = useCopy(copy);
  const { environment } = useRuntime();
  const fixed = useAtomValue(answersAtom).isNamePrefilled === true;
  return (
    <StepForm<NameValue>
      key={String(fixed)}
      step="legal-name"
      heading={t('heading')}
      intro={fixed ? t.rich('prefilled', { phone: <SupportPhone /> }) : t('intro')}
      schema={nameSchema(nameRules(environment))}
      read={read}
      write={write}
    >
      <NameFields t={t} readOnly={fixed} />
    </StepForm>
  );
}
