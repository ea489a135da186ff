import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putAutopay } from '#src/api/contract/bank.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatApr, formatMoney, formatPercent, money } from '#src/domain/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { BankLinkProblem } from '#src/features/bank-link/BankLinkProblem.tsx';
import { useBankLink } from '#src/features/bank-link/useBankLink.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { AutopayFields } from './AutopayFields.tsx';
import { copy } from './copy.ts';
import { type Answer, payFrom } from './payFrom.ts';
import { type AutopayValues, autopaySchema, SAME_ACCOUNT } from './schema.ts';

const payment = (amount: number) => formatMoney(money(amount));

export function AutopayForm({ answer }: { answer: Answer }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const queries = useQueryClient();
  const [linked, setLinked] = useState<string>();
  const link = useBankLink({
    step: 'bank/autopay',
    async onLinked(bank) {
      await queries.invalidateQueries({ queryKey: bankAccountsQuery(api, uuid).queryKey });
      setLinked(bank.accounts[0]?.institution);
    },
  });
  const accounts = payFrom(answer, heloc);
  const submit = useSubmit(async ({ mode, account, day }: AutopayValues) => {
    const auto = mode === 'AUTOPAY';
    const versions = auto ? await queries.fetchQuery(helocConsentTypesQuery(api)) : [];
    return api.call(putAutopay, {
      params: { uuid },
      body: {
        mode,
        accountUuid: auto && account !== SAME_ACCOUNT ? (account ?? null) : null,
        paymentDay: auto && day ? Number(day) : null,
        authorized: auto,
        authorizationVersion: versions.find(({ type }) => type === 'AUTOPAY')?.version ?? null,
      },
    });
  });
  const { autopay, manual, discount, autopayChosenInOffer } = answer;
  const manualFigures = { apr: formatApr(manual.rate), payment: payment(manual.payment) };
  const texts = {
    modeNeeded: t('modeNeeded'),
    accountNeeded: t('accountNeeded'),
    required: t('required'),
    authorizeNeeded: t('authorizeNeeded'),
  };
  return (
    <>
      <Text>{legal('autopayOptional')}</Text>
      {linked === undefined ? null : <Alert tone="success">{t('linked', { institution: linked })}</Alert>}
      <BankLinkProblem link={link} />
      <ApplicationForm<AutopayValues>
        name="bank/autopay"
        sensitive={NOT_KEPT}
        schema={autopaySchema(texts, { choosesDay: Boolean(answer.lastPaymentDay) })}
        initialValues={{
          ...(autopayChosenInOffer ? { mode: 'AUTOPAY' as const } : {}),
          ...(accounts.same ? { account: SAME_ACCOUNT } : {}),
        }}
        onSubmit={submit}
      >
        {({ values }) => (
          <>
            <RadioGroupField
              name="mode"
              label={t('mode')}
              variant="cards"
              options={[
                {
                  value: 'AUTOPAY',
                  label:
                    discount > 0
                      ? t('autopay', {
                          discount: formatPercent(discount, 2),
                          payment: payment(autopay.payment),
                          manualPayment: payment(manual.payment),
                        })
                      : t('autopayPlain', { payment: payment(autopay.payment) }),
                  description: t('autopayApr', { apr: formatApr(autopay.rate) }),
                },
                { value: 'MANUAL', label: t('manual'), description: t('manualApr', manualFigures) },
              ]}
            />
            {values.mode === 'MANUAL' && autopayChosenInOffer ? (
              <Alert tone="warning">{t('changes', manualFigures)}</Alert>
            ) : null}
            {values.mode === 'AUTOPAY' ? (
              <AutopayFields answer={answer} accounts={accounts} link={link} values={values} />
            ) : null}
          </>
        )}
      </ApplicationForm>
      {link.window}
    </>
  );
}

/** An authorization is given for what is on the page now. */
const NOT_KEPT = ['authorized'] as const;
