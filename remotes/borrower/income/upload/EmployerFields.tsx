import { PAY_FREQUENCIES } from '#src/api/contract/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { copy } from './copy.ts';

/** Who pays, how often and since when; for documents of an employer. */
export function EmployerFields() {
  const t = useCopy(copy);
  return (
    <>
      <TextField name="employerName" label={t('employer')} autoComplete="organization" />
      <RadioGroupField
        name="payFrequency"
        label={t('frequency')}
        options={PAY_FREQUENCIES.map((value) => ({ value, label: t(value) }))}
      />
      <DateField name="startDate" label={t('startDate')} hint={t('startDateHint')} />
    </>
  );
}
