import { useCopy } from '#src/brand/copy.tsx';
import { OWNERSHIP_TYPES } from '#src/domain/enums.ts';
import { ownershipLabels } from '#src/features/labels/ownership.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { copy } from './copy.ts';
import { OwnerFields } from './OwnerFields.tsx';
import type { StepProps } from './steps.ts';
import { TrustFields } from './TrustFields.tsx';
import { hasCoOwners } from './values.ts';

export function TitleStep({ values }: StepProps) {
  const t = useCopy(copy);
  const label = useCopy(ownershipLabels);
  return (
    <>
      <RadioGroupField
        name="ownershipType"
        label={t('title')}
        hint={t('titleHint')}
        options={OWNERSHIP_TYPES.map((value) => ({ value, label: label(value) }))}
      />
      {values.ownershipType === 'TRUST' ? <TrustFields /> : null}
      {hasCoOwners(values) ? <OwnerFields /> : null}
    </>
  );
}
