import { useAtomValue } from 'jotai';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import { datePartsOf, parseDateParts } from '#src/domain/dates/dates.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { useExposure } from '#src/features/flags/useExposure.ts';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { lazySchema } from '#src/ui/form/validate.ts';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { ageRules } from '../age.ts';
import { BeforeCreate } from '../create/BeforeCreate.tsx';
import { RequiredConsents } from '../create/RequiredConsents.tsx';
import { ResumeCreate } from '../create/ResumeCreate.tsx';
import { useCreate } from '../create/useCreate.tsx';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type BirthdateValues, birthdateSchema } from './schema.ts';

export const title = message(copy, 'dob');

const read = ({ dob }: RegistrationAnswers) => (dob ? { dob: datePartsOf(dob) } : {});

const write = ({ dob, ...consents }: BirthdateValues): Partial<RegistrationAnswers> => ({
  ...consents,
  dob: parseDateParts(dob),
});

/** With the identity provider this is the last step (docs/rules.md#identity-provider). */
export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const brand = useBrand();
  const isLast = useFlag('auth0');
  useExposure('auth0', 'birthdate');
  const answers = useAtomValue(answersAtom);
  const fixed = answers.isDobPrefilled === true;
  const { create, dialog } = useCreate();
  const rules = ageRules(answers, { now: runtime.now(), brand });
  return (
    <>
      <StepForm<BirthdateValues>
        key={String(fixed)}
        step="birthdate"
        heading={t('heading')}
        schema={lazySchema(async () => birthdateSchema(rules, runtime.flags))}
        read={read}
        write={write}
        finish={() => create()}
        footer={isLast ? <BeforeCreate /> : null}
      >
        <DateField
          name="dob"
          label={t('dob')}
          hint={fixed ? t.rich('prefilled', { phone: <SupportPhone /> }) : t('hint')}
          birthday
          legendHidden
          readOnly={fixed}
        />
        {isLast ? (
          <>
            <RequiredConsents />
            <ResumeCreate />
          </>
        ) : null}
      </StepForm>
      {dialog}
    </>
  );
}
