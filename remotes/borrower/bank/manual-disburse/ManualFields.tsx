import { VERIFICATION_METHODS } from '#src/api/contract/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { BANK_ACCOUNT_TYPES } from '#src/domain/application/applicationEnums.ts';
import { accountNumberProblem, formatAccountInput } from '#src/domain/bank/aba.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SensitiveField } from '#src/ui/form/SensitiveField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy as shared } from '../copy.ts';
import { BankName } from './BankName.tsx';
import { copy } from './copy.ts';
import type { ManualValues } from './schema.ts';

/** @param isOther the account is in a name that is not on the application: a person looks at its letter. */
export function ManualFields({ values, isOther }: { values: Partial<ManualValues>; isOther: boolean }) {
  const t = useCopy(copy);
  const accounts = useCopy(shared);
  const upload = useDocumentUpload('BANK_LETTER');
  return (
    <>
      <TextField name="accountHolderName" label={t('holder')} hint={t('holderHint')} autoComplete="name" />
      {isOther ? <CheckboxField name="otherName" label={t('otherName')} optional /> : null}
      <RadioGroupField
        name="accountType"
        label={t('type')}
        options={BANK_ACCOUNT_TYPES.map((value) => ({ value, label: t(value) }))}
      />
      <Stack gap={1}>
        <TextField
          name="routingNumber"
          label={t('routing')}
          hint={t('routingHint')}
          inputMode="numeric"
          autoComplete="off"
          width="medium"
        />
        <BankName routingNumber={values.routingNumber} />
      </Stack>
      <SensitiveField
        name="accountNumber"
        label={t('account')}
        hint={t('accountHint')}
        mask={formatAccountInput}
        problem={accountNumberProblem}
      />
      <SensitiveField
        name="accountNumberConfirm"
        label={t('accountConfirm')}
        mask={formatAccountInput}
        problem={accountNumberProblem}
      />
      <FileUploadField
        name="proof"
        label={isOther ? accounts('letter') : t('proof')}
        hint={isOther ? accounts('letterHint') : t('proofHint')}
        maxFiles={1}
        upload={upload}
      />
      {isOther ? null : (
        <RadioGroupField
          name="verification"
          label={t('check')}
          options={VERIFICATION_METHODS.map((value) => ({
            value,
            label: t(value),
            description: t(`${value}Hint`),
          }))}
        />
      )}
    </>
  );
}
