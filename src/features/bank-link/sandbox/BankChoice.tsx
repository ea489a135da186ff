import { object, string } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import type { BankLinkInstitution } from '../port.ts';
import { copy } from './copy.ts';

export function BankChoice({
  banks,
  onChosen,
  onMissing,
}: {
  banks: readonly BankLinkInstitution[];
  onChosen(bank: BankLinkInstitution): void;
  onMissing(): void;
}) {
  const t = useCopy(copy);
  return (
    <FormShell<{ bank: string }>
      schema={object({ bank: string().required(t('required')) })}
      requiredNote={false}
      submitLabel={t('next')}
      onSubmit={({ bank }) => {
        const chosen = banks.find(({ id }) => id === bank);
        if (chosen) onChosen(chosen);
      }}
      secondary={<LinkButton onClick={onMissing}>{t('notListed')}</LinkButton>}
    >
      <RadioGroupField
        name="bank"
        label={t('bank')}
        options={banks.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormShell>
  );
}
