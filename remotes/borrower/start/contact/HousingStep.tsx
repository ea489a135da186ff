import { useCopy } from '#src/brand/copy.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { RequiredNote } from '#src/ui/form/RequiredNote.tsx';
import { copy } from './copy.ts';
import type { StepProps } from './steps.ts';

export function HousingStep({ values }: StepProps) {
  const t = useCopy(copy);
  return (
    <>
      <RadioGroupField
        name="hasHoa"
        label={t('hoa')}
        legendHidden
        options={[
          { value: 'YES', label: t('yes') },
          { value: 'NO', label: t('no') },
        ]}
      />
      {values.hasHoa === 'YES' ? (
        <>
          <RequiredNote />
          <MoneyField name="hoaMonthly" label={t('hoaMonthly')} width="short" />
        </>
      ) : null}
    </>
  );
}
