import { useCopy } from '#src/brand/copy.tsx';
import { OWNERSHIP_TYPES } from '#src/domain/application/applicationEnums.ts';
import { ownershipLabels } from '#src/features/labels/ownership.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { RequiredNote } from '#src/ui/form/RequiredNote.tsx';
import { copy } from './copy.ts';
import { OwnerFields } from './OwnerFields.tsx';
import type { StepProps } from './steps.ts';
import { TrustFields } from './TrustFields.tsx';
import { hasCoOwners } from './values.ts';

export function TitleStep({ values }: StepProps) {
  const t = useCopy(copy);
  const label = useCopy(ownershipLabels);
  const isTrust = values.ownershipType === 'TRUST';
  const hasOthers = hasCoOwners(values);
  return (
    <>
      <RadioGroupField
        name="ownershipType"
        label={t('title')}
        legendHidden
        hint={t('titleHint')}
        options={OWNERSHIP_TYPES.map((value) => ({ value, label: label(value) }))}
      />
      {isTrust || hasOthers ? <RequiredNote /> : null}
      {isTrust ? <TrustFields /> : null}
      {hasOthers ? <OwnerFields /> : null}
    </>
  );
}
