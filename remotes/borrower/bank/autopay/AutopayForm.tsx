import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putAutopay } from '#src/api/contract/bank.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatDate } from '#src/domain/dates/dates.ts';
import { formatApr, formatMoney, formatPercent, money } from '#src/domain/money/money.ts';
import { maturityOf } from '#src/domain/offer/maturity.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { BankLinkProblem } from '#src/features/bank-link/BankLinkProblem.tsx';
import { useBankLink } from '#src/features/bank-link/useBankLink.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { Accounts } from '../AccountsPage.tsx';
import { AutopayFields } from './AutopayFields.tsx';
import { copy } from './copy.ts';
import { discountOf } from './discount.ts';
import { payFrom } from './payFrom.ts';
import { type AutopayValues, autopaySchema, SAME_ACCOUNT } from './schema.ts';
import { useAuthorization } from './useAuthorization.ts';

const payment = (amount: number) => formatMoney(money(amount));

/** Sends how the payments are made, with the authorization as it was read. */
function useAutopay(answer: Accounts, accounts: ReturnType<typeof payFrom>) {
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const authorization = useAuthorization(answer, accounts);
  return useSubmit(async ({ mode, account, day }: AutopayValues) => {
    const auto = mode === 'AUTOPAY';
    const versions = auto ? await queries.fetchQuery(helocConsentTypesQuery(api)) : [];
    return api.call(putAutopay, {
      params: { uuid },
      body: {
        mode,
        accountUuid: auto && account !== SAME_ACCOUNT ? (account ?? null) : null,
        paymentDay: auto && day ? Number(day) : null,
        authorized: auto,
        shown: auto ? [quote('ACCEPTED', 'AUTOPAY', authorization({ account, day }), legal('regETick'))] : [],
        authorizationVersion: versions.find(({ type }) => type === 'AUTOPAY')?.version ?? null,
      },
    });
  });
}

export function AutopayForm({ answer }: { answer: Accounts }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const offerNames = useCopy(offerCopy);
  const { api } = useRuntime();
  const today = useToday();
  const { uuid, heloc } = useApplication();
  const queries = useQueryClient();
  const { selectedOffer } = heloc;
  const matures = maturityOf(heloc, selectedOffer?.term, today);
  const [linked, setLinked] = useState<string>();
  const link = useBankLink({
    purpose: 'AUTOPAY',
    async onLinked(bank) {
      await queries.invalidateQueries({ queryKey: bankAccountsQuery(api, uuid).queryKey });
      setLinked(bank.accounts[0]?.institution);
    },
  });
  const accounts = payFrom(answer, heloc);
  const submit = useAutopay(answer, accounts);
  const { autopay, manual, autopayChosenInOffer } = answer;
  const discount = discountOf(answer, heloc);
  const manualFigures = { apr: formatApr(manual.rate), payment: payment(manual.payment) };
  const texts = {
    modeNeeded: t('modeNeeded'),
    noAccount: t('noAccount'),
    accountNeeded: t('accountNeeded'),
    required: t('required'),
    authorizeNeeded: t('authorizeNeeded'),
  };
  return (
    <>
      <Text>{legal('autopayOptional')}</Text>
      {matures && selectedOffer ? (
        <SummaryList
          rows={[
            {
              term: offerNames('maturity', { date: formatDate(matures) }),
              value: payment(selectedOffer.totalAmount),
            },
          ]}
        />
      ) : null}
      {linked === undefined ? null : <Alert tone="success">{t('linked', { institution: linked })}</Alert>}
      <BankLinkProblem link={link} />
      <ApplicationForm<AutopayValues>
        sensitive={SENSITIVE_FIELDS}
        schema={autopaySchema(texts, {
          choosesDay: Boolean(answer.lastPaymentDay),
          hasAccount: Boolean(accounts.same) || accounts.others.length > 0,
        })}
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
                  label: discount
                    ? t('autopay', {
                        discount: formatPercent(discount, 2),
                        payment: payment(autopay.payment),
                        manualPayment: payment(manual.payment),
                      })
                    : t('autopayPlain', { payment: payment(autopay.payment) }),
                  description: withApr(t('autopayApr', { apr: formatApr(autopay.rate) })),
                },
                { value: 'MANUAL', label: t('manual'), description: withApr(t('manualApr', manualFigures)) },
              ]}
            />
            {values.mode === 'MANUAL' && autopayChosenInOffer ? (
              <Alert tone="warning">{withApr(t('changes', manualFigures))}</Alert>
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
const SENSITIVE_FIELDS = ['authorized'] as const;
