import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { boolean, object } from 'yup';
import { putIncomeRecord } from '#src/api/contract/income.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import type { LinkedBank } from '#src/features/bank-link/useBankLink.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

type Deposit = LinkedBank['deposits'][number];

/** "Found {n} deposits from {employer}": the person says whether that is their pay. */
export function FoundPay({
  bank,
  onRefused,
}: {
  bank: LinkedBank & { record: NonNullable<LinkedBank['record']> };
  onRefused(): void;
}) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const refusing = useRef(false);
  useEffect(() => heading.current?.focus(), []);
  const employer = bank.employer || t('unknownEmployer');
  const count = bank.deposits.length;

  async function answer(confirmed: boolean) {
    await api.call(putIncomeRecord, {
      params: { uuid, recordUuid: bank.record.uuid },
      body: { confirmed },
    });
    await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
  }

  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('found', { count, employer })}
      </Heading>
      {bank.annualAmount ? (
        <Text>{t('annual', { amount: formatWholeMoney(money(bank.annualAmount)) })}</Text>
      ) : null}
      <DataTable<Deposit & { id: number }>
        caption={t('deposits')}
        captionHidden
        columns={[
          { key: 'date', header: t('date'), rowHeader: true, render: ({ date }) => dateText(date) },
          { key: 'description', header: t('description'), render: ({ description }) => description },
          {
            key: 'amount',
            header: t('amount'),
            align: 'end',
            render: ({ amount }) => formatMoney(money(amount)),
          },
        ]}
        rows={bank.deposits.map((deposit, id) => ({ ...deposit, id }))}
        rowKey={({ id }) => String(id)}
      />
      <FormShell<{ isPay: boolean }>
        schema={object({ isPay: boolean().oneOf([true], t('isPayNeeded')).required(t('isPayNeeded')) })}
        requiredNote={false}
        onSubmit={async () => {
          await answer(true);
          announce(t('done', { employer }));
          flow.toCurrent();
        }}
        secondary={
          <LinkButton
            onClick={() => {
              if (refusing.current) return;
              refusing.current = true;
              // Not confirmed is not used; the server only has to forget it.
              answer(false).catch(() => {});
              onRefused();
            }}
          >
            {t('notPay')}
          </LinkButton>
        }
      >
        <CheckboxField name="isPay" label={t('isPay')} />
      </FormShell>
    </Stack>
  );
}

function dateText(date: string): string {
  const iso = parseDate(date);
  return iso ? formatDate(iso) : date;
}
