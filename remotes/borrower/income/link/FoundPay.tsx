import { useEffect, useRef } from 'react';
import { boolean, object } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money.ts';
import type { LinkedBank } from '#src/features/bank-link/useBankLink.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { LINKED, LinkedType } from './linked.ts';
import { useRecordAnswer } from './useRecordAnswer.ts';

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
  const flow = useFlow();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRecordAnswer(account.record.uuid);
  const refusing = useRef(false);
  useEffect(() => heading.current?.focus(), []);
  const employer = account.employer || t('unknownEmployer');
  const count = account.deposits.length;

  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(texts.found, { count, employer })}
      </Heading>
      {account.annualAmount ? (
        <Text>{t('annual', { amount: formatWholeMoney(money(account.annualAmount)) })}</Text>
      ) : null}
      <DataTable<Deposit & { id: number }>
        caption={t(texts.list)}
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
        rows={account.deposits.map((deposit, id) => ({ ...deposit, id }))}
        rowKey={({ id }) => String(id)}
      />
      <FormShell<{ isPay: boolean }>
        schema={object({ isPay: boolean().oneOf([true], t(texts.needed)).required(t(texts.needed)) })}
        requiredNote={false}
        onSubmit={async () => {
          await answer(true);
          announce(t(texts.done, { employer }));
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
            {t(texts.notTheirs)}
          </LinkButton>
        }
      >
        <CheckboxField name="isPay" label={t(texts.isTheirs)} />
      </FormShell>
    </Stack>
  );
}

function dateText(date: string): string {
  const iso = parseDate(date);
  return iso ? formatDate(iso) : date;
}
