import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PAYOUT_METHODS, putDisbursementAccount } from '#src/api/contract/bank.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney, money } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { BankLinkProblem } from '#src/features/bank-link/BankLinkProblem.tsx';
import { useBankLink } from '#src/features/bank-link/useBankLink.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import type { Accounts } from '../AccountsPage.tsx';
import { accountOptions, needsLetter } from '../accountOptions.ts';
import { copy as shared } from '../copy.ts';
import { ANOTHER, pendingDeposits } from '../deposits.ts';
import { copy } from './copy.ts';
import { PendingAccount } from './PendingAccount.tsx';
import { type DisburseValues, disburseSchema } from './schema.ts';

const isPayout = (method: string) => PAYOUT_METHODS.find((known) => known === method);

/** That an account in another name may be paid to. */
function Letter() {
  const t = useCopy(shared);
  const upload = useDocumentUpload('BANK_LETTER');
  return (
    <FileUploadField name="letter" label={t('letter')} hint={t('letterHint')} maxFiles={1} upload={upload} />
  );
}

/** Where there is a choice. */
function Payout({ methods }: { methods: readonly (typeof PAYOUT_METHODS)[number][] }) {
  const t = useCopy(copy);
  if (methods.length < 2) return null;
  const options = methods.map((value) => ({ value, label: t(value), description: t(`${value}Hint`) }));
  return <RadioGroupField name="payoutMethod" label={t('payout')} options={options} />;
}

/** Linked accounts to choose from, another one, or one typed in by hand. */
export function DisburseForm({ answer }: { answer: Accounts }) {
  const t = useCopy(copy);
  const accounts = useCopy(shared);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const [linked, setLinked] = useState<string>();
  const link = useBankLink({
    purpose: 'DISBURSEMENT',
    async onLinked(bank) {
      await queries.invalidateQueries({ queryKey: bankAccountsQuery(api, uuid).queryKey });
      setLinked(bank.accounts[0]?.institution);
    },
  });
  const pending = pendingDeposits(answer.accounts);
  const usual = answer.accounts.filter((account) => account !== pending);
  const options = accountOptions(usual, accounts, { takesLetters: true });
  const inOtherName = usual.filter(needsLetter).map((account) => account.uuid);
  const usable = options.filter((option) => !option.disabled).map((option) => option.value);
  const only = usable.length === 1 ? usable[0] : undefined;
  const offered = answer.payoutMethods.flatMap((method) => isPayout(method) ?? []);
  const texts = { chooseAccount: t('chooseAccount'), required: t('required') };

  const send = useSubmit(
    ({ accountUuid, payoutMethod, letter }: DisburseValues) =>
      api.call(putDisbursementAccount, {
        params: { uuid },
        body: {
          accountUuid,
          letterUuid: inOtherName.includes(accountUuid) ? (uploadedUuids(letter)[0] ?? null) : null,
          payoutMethod: payoutMethod ?? offered[0] ?? null,
        },
      }),
    { statusStays: true, onStayed: () => flow.toChild('confirm') },
  );

  const byHand = () => flow.toChild('manual', {}, pending ? { [ANOTHER]: '1' } : {});
  const actions = (variant: 'primary' | 'secondary') => (
    <Actions>
      <Button variant={variant} busy={link.busy} busyLabel={t('starting')} onClick={link.start}>
        {t(variant === 'primary' ? 'connect' : 'connectAnother')}
      </Button>
      <LinkButton onClick={byHand}>{t('manual')}</LinkButton>
    </Actions>
  );
  const home = heloc.property.occupancyType === 'HOME';
  const amount = formatWholeMoney(money(answer.cashToBorrower));
  return (
    <>
      <Text large>{t(home ? 'amountHome' : 'amount', { amount })}</Text>
      <Text>{t('rules')}</Text>
      {pending ? <PendingAccount account={pending} /> : null}
      {linked === undefined ? null : <Alert tone="success">{t('linked', { institution: linked })}</Alert>}
      <BankLinkProblem link={link} />
      {options.length === 0 ? (
        <>
          <Text>{t('none')}</Text>
          {actions('primary')}
        </>
      ) : (
        <ApplicationForm<DisburseValues>
          schema={disburseSchema(texts, { accounts: usable, offered, inOtherName })}
          initialValues={{
            letter: [],
            ...(only && !inOtherName.includes(only) ? { accountUuid: only } : {}),
          }}
          onSubmit={send}
          footer={actions('secondary')}
        >
          {({ values }) => (
            <>
              <RadioGroupField name="accountUuid" label={t('accounts')} variant="cards" options={options} />
              {inOtherName.includes(values.accountUuid ?? '') ? <Letter /> : null}
              <Payout methods={offered} />
            </>
          )}
        </ApplicationForm>
      )}
      {link.window}
    </>
  );
}
