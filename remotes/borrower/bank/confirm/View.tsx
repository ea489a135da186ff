import { putDisbursementConfirm } from '#src/api/contract/bank.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { typeName } from '../accountOptions.ts';
import { copy as shared } from '../copy.ts';
import { copy } from './copy.ts';
import { type ConfirmValues, confirmSchema } from './schema.ts';

export const title = message(copy, 'heading');

export function View() {
  const { uuid, heloc } = useApplication();
  const account = heloc.disburseAccount;
  // Nothing chosen yet: there is nothing to confirm.
  return account && accountEnding(account) ? <Confirm account={account} /> : <Redirect to={`/${uuid}`} />;
}

/**
 * Ends DISBURSEMENT_ACCOUNT; AUTOPAY_ACCOUNT stays, but leads on to the payments once the account is confirmed. Where a
 * condition has opened it again, it leads back.
 */
function useConfirm() {
  const { api } = useRuntime();
  const { uuid, status, editing } = useApplication();
  const t = useCopy(copy);
  const quote = useWording();
  const call = () => {
    const shown = [quote('ACCEPTED', 'DISBURSEMENT_ACCOUNT', t('warn'), t('mine'), t('mineHint'))];
    return api.call(putDisbursementConfirm, { params: { uuid }, body: { confirmed: true, shown } });
  };
  return useSubmit<unknown>(call, {
    statusStays: !editing && status.checklistStatus !== 'DISBURSEMENT_ACCOUNT',
  });
}

function Confirm({ account }: { account: NonNullable<Heloc['disburseAccount']> }) {
  const t = useCopy(copy);
  const accounts = useCopy(shared);
  const flow = useFlow();
  const confirm = useConfirm();
  const rows = [
    { term: t('bank'), value: account.institution },
    { term: t('type'), value: typeName(account.type, accounts) },
    { term: t('number'), value: t('mask', { mask: accountEnding(account) }) },
    { term: t('holder'), value: account.holderName },
    { term: t('routing'), value: account.routingNumber },
  ];
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <SummaryList rows={rows.filter(({ value }) => Boolean(value))} />
      <Alert tone="warning" quiet>
        {t('warn')}
      </Alert>
      <ApplicationForm<ConfirmValues>
        sensitive={SENSITIVE_FIELDS}
        schema={confirmSchema(t)}
        onSubmit={confirm}
        submitLabel={t('submit')}
        secondary={
          <Button variant="secondary" size="large" onClick={() => flow.toChild('choose')}>
            {t('other')}
          </Button>
        }
      >
        <CheckboxField name="isOwnAccount" label={t('mine')} hint={t('mineHint')} />
      </ApplicationForm>
    </Stack>
  );
}

/** A tick is given for one account, not for whichever is chosen later. */
const SENSITIVE_FIELDS = ['isOwnAccount'] as const;
