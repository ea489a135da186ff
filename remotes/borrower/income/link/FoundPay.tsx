import { useCopy } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates/dates.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import type { LinkedBank } from '#src/features/bank-link/useBankLink.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ConfirmRecord } from './ConfirmRecord.tsx';
import { copy } from './copy.ts';
import type { LINKED, LinkedType } from './linked.ts';
import { paySchema } from './schema.ts';

type Deposit = LinkedBank['deposits'][number];

/** "Found {n} deposits from {employer}": the person says whether that is theirs. */
export function FoundPay({
  texts,
  account,
  onRefused,
}: {
  texts: (typeof LINKED)[LinkedType];
  account: LinkedBank & { record: NonNullable<LinkedBank['record']> };
  onRefused(): void;
}) {
  const t = useCopy(copy);
  const employer = account.employer || t('unknownEmployer');
  const count = account.deposits.length;
  // What all have in common is said once, as the name of the list.
  const [common, ...others] = new Set(account.deposits.map(({ description }) => description));
  const inCommon = others.length === 0 ? common : undefined;

  return (
    <ConfirmRecord
      recordUuid={account.record.uuid}
      heading={t(texts.found, { count, employer })}
      consent={{
        schema: paySchema(t(texts.needed)),
        field: <CheckboxField name="isPay" label={t(texts.isTheirs)} />,
      }}
      no={t(texts.notTheirs)}
      announcement={t(texts.confirmed, { employer })}
      onRefused={onRefused}
    >
      {account.annualAmount ? (
        <Text>{t('annual', { amount: formatWholeMoney(money(account.annualAmount)) })}</Text>
      ) : null}
      <DataTable<Deposit & { id: number }>
        caption={inCommon || t(texts.list)}
        captionHidden={!inCommon}
        columns={[
          { key: 'date', header: t('date'), rowHeader: true, render: ({ date }) => dateText(date) },
          ...(inCommon
            ? []
            : [
                {
                  key: 'description',
                  header: t('description'),
                  render: ({ description }: Deposit) => description,
                },
              ]),
          {
            key: 'amount',
            header: t('amount'),
            align: 'end',
            render: ({ amount }) => formatMoney(money(amount)),
          },
        ]}
        rows={account.deposits.map((deposit, id) => ({ ...deposit, id }))}
        rowKey={({ id }) => String(id)}
      />
    </ConfirmRecord>
  );
}

function dateText(date: string): string {
  const iso = parseDate(date);
  return iso ? formatDate(iso) : date;
}
