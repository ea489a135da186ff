import { array, object, string } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { copy } from './copy.ts';

interface Account {
  id: string;
  name: string;
  mask: string;
}

export function AccountChoice({
  accounts,
  onChosen,
}: {
  accounts: readonly Account[];
  onChosen(ids: string[]): void;
}) {
  const t = useCopy(copy);
  return (
    <FormShell<{ accounts: string[] }>
      schema={object({ accounts: array(string().required()).min(1, t('oneAccount')).required() })}
      initialValues={{ accounts: accounts.map(({ id }) => id) }}
      requiredNote={false}
      submitLabel={t('share')}
      onSubmit={(values) => onChosen(values.accounts)}
    >
      <CheckboxGroupField
        name="accounts"
        label={t('accounts')}
        options={accounts.map((account) => ({
          value: account.id,
          label: t('accountLabel', { name: account.name, mask: accountEnding(account) }),
        }))}
      />
    </FormShell>
  );
}
