import { useQueryClient } from '@tanstack/react-query';
import { putDisbursementVerification } from '#src/api/contract/bank.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { depositCents } from '#src/domain/bank/microDeposits.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './depositsCopy.ts';
import { type DepositValues, depositsSchema } from './schema.ts';

/** The amounts prove ownership of the account, like a password. */
const SENSITIVE_FIELDS = ['first', 'second'] as const;

/** The two amounts. A wrong pair costs a try, whatever becomes of the answer: how many are left is asked again. */
export function AmountsForm({ accountUuid, attemptsLeft }: { accountUuid: string; attemptsLeft: number }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const send = useSubmit(
    async ({ first, second }: DepositValues) => {
      const cents = [first, second].map((text) => depositCents(text) ?? 0);
      try {
        await api.call(putDisbursementVerification, { params: { uuid }, body: { accountUuid, cents } });
      } catch (error) {
        await queries.invalidateQueries({ queryKey: bankAccountsQuery(api, uuid).queryKey });
        throw error;
      }
    },
    { statusStays: true, onStayed: () => flow.toChild('confirm') },
  );
  return (
    <ApplicationForm<DepositValues>
      part="deposits"
      sensitive={SENSITIVE_FIELDS}
      schema={depositsSchema}
      onSubmit={send}
      submitLabel={t('submit')}
      footer={<Text muted>{t('triesLeft', { count: attemptsLeft })}</Text>}
    >
      <MoneyField name="first" label={t('first')} hint={t('amountHint')} width="short" />
      <MoneyField name="second" label={t('second')} hint={t('amountHint')} width="short" />
    </ApplicationForm>
  );
}
