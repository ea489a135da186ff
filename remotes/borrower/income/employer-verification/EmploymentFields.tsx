import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { EMPLOYMENT_TYPES } from '#src/domain/enums.ts';
import { employmentLabels } from '#src/features/labels/employment.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { OptionalFields } from '#src/ui/form/OptionalFields.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { EmploymentValues } from './schema.ts';

/** The first answer decides what else is asked. */
export function EmploymentFields({
  values,
  isBusiness,
}: {
  values: Partial<EmploymentValues>;
  isBusiness: boolean;
}) {
  const t = useCopy(copy);
  const { current } = values;
  return (
    <>
      <RadioGroupField
        name="current"
        label={t(isBusiness ? 'currentBusiness' : 'current')}
        columns={2}
        options={[
          { value: 'YES', label: t('yes') },
          { value: 'NO', label: t('no') },
        ]}
      />
      {current === 'NO' ? <NewSituation values={values} /> : null}
      {current === 'YES' ? isBusiness ? <Business values={values} /> : <Job values={values} /> : null}
    </>
  );
}

function Job({ values }: { values: Partial<EmploymentValues> }) {
  const t = useCopy(copy);
  return (
    <>
      <TextField name="name" label={t('employer')} autoComplete="organization" />
      <PhoneField name="workPhone" label={t('phone')} hint={t('phoneHint')} autoComplete="off" />
      <TextField name="title" label={t('title')} autoComplete="organization-title" />
      <DateField name="starts" label={t('start')} />
      <OptionalFields summary={t('contact')} isFilled={Boolean(values.contactName || values.contactEmail)}>
        <TextField name="contactName" label={t('contactName')} optional autoComplete="off" />
        <EmailField
          name="contactEmail"
          label={t('contactEmail')}
          hint={t('contactEmailHint')}
          optional
          autoComplete="off"
        />
      </OptionalFields>
      <CheckboxField name="contactAllowed" label={t('consent')} />
    </>
  );
}

function Business({ values }: { values: Partial<EmploymentValues> }) {
  const t = useCopy(copy);
  return (
    <>
      <TextField name="name" label={t('business')} autoComplete="organization" />
      <TextField name="license" label={t('license')} autoComplete="off" spellCheck={false} />
      <OptionalFields
        summary={t('accountant')}
        isFilled={Boolean(values.accountantName || values.accountantPhone)}
      >
        <TextField name="accountantName" label={t('accountantName')} optional autoComplete="off" />
        <PhoneField name="accountantPhone" label={t('accountantPhone')} optional autoComplete="off" />
      </OptionalFields>
      <CheckboxField name="contactAllowed" label={t('consentBusiness')} />
    </>
  );
}

function NewSituation({ values }: { values: Partial<EmploymentValues> }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const label = useCopy(employmentLabels);
  return (
    <Stack gap={2}>
      <Heading level={2}>{t('changed')}</Heading>
      <Text>{t('changedText')}</Text>
      <SelectField
        name="employmentType"
        label={t('situation')}
        hint={values.employmentType === 'UNEMPLOYED' ? legal('otherIncomeHelper') : undefined}
        options={EMPLOYMENT_TYPES.map((value) => ({ value, label: label(value) }))}
      />
      <TalkToUs />
    </Stack>
  );
}
