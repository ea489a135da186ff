import { useCopy } from '#src/brand/copy.tsx';
import { LOAN_PURPOSES } from '#src/domain/application/applicationEnums.ts';
import { loanPurposeLabels } from '#src/features/labels/loanPurpose.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { RequiredNote } from '#src/ui/form/RequiredNote.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { StepProps } from './steps.ts';

/** A business purpose is offered only where the product is open to it. */
export function PurposeStep({ facts }: StepProps) {
  const t = useCopy(copy);
  const label = useCopy(loanPurposeLabels);
  const purposes = LOAN_PURPOSES.filter((purpose) => purpose !== 'SMALL_BUSINESS' || facts.businessPurpose);
  return (
    <>
      <RequiredNote />
      <RadioGroupField
        name="loanPurpose"
        label={t('purpose')}
        hint={t('purposeHint')}
        options={purposes.map((value) => ({ value, label: label(value) }))}
      />
      {facts.businessPurpose ? null : <Text muted>{t('purposePersonal')}</Text>}
    </>
  );
}
