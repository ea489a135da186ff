import { useCopy } from '#src/brand/copy.tsx';
import { OWNERSHIP_LABELS, OWNERSHIP_TYPES } from '#src/domain/enums.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { copy } from './copy.ts';
import { OwnerFields } from './OwnerFields.tsx';
import type { StepProps } from './steps.ts';
import { TrustFields } from './TrustFields.tsx';
import { hasCoOwners } from './values.ts';

export function TitleStep({ values }: StepProps) {
  const t = useCopy(copy);
  return (
    <>
      <RadioGroupField
        name="ownershipType"
        label={t('title')}
        hint={t('titleHint')}
        options={OWNERSHIP_TYPES.map((value) => ({ value, label: OWNERSHIP_LABELS[value] }))}
      />
      {values.ownershipType === 'TRUST' ? <TrustFields /> : null}
      {hasCoOwners(values) ? <OwnerFields /> : null}
    </>
  );
}
