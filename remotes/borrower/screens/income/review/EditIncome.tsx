import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { putIncome } from '#src/api/contract/income.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { parseIncome } from '#src/domain/income.ts';
import { useApplication, useFlow } from '#src/features/flow/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import type { Stated } from './StatedIncome.tsx';
import { type IncomeChange, incomeChangeSchema } from './schema.ts';

/** "My income is different": corrects what was said at registration, which may change the offers. */
export function EditIncome({ income, onDone }: { income: Stated; onDone(): void }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function save(values: IncomeChange) {
    const body = {
      incomePrimary: Number(parseIncome(values.income)),
      incomeOther: Number(parseIncome(values.otherIncome) ?? 0),
      employmentType: null,
    };
    await api.call(putIncome, { params: { uuid }, body });
    await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
    announce(t('saved'));
    onDone();
    // The server may want the person to look at new offers first.
    await flow.refresh();
  }

  return (
    <Card tone="sunken" compact>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('editHeading')}
        </Heading>
        <FormShell<IncomeChange>
          schema={incomeChangeSchema(t('confirmNeeded'))}
          initialValues={{ income: String(income.incomePrimary), otherIncome: String(income.incomeOther) }}
          onSubmit={save}
          submitLabel={t('save')}
          secondary={<LinkButton onClick={onDone}>{t('cancel')}</LinkButton>}
        >
          <MoneyField name="income" label={t('income')} hint={legal('incomeHelper')} />
          <MoneyField name="otherIncome" label={t('otherIncome')} optional />
          <CheckboxField name="confirmed" label={t('confirmChange')} />
        </FormShell>
      </Stack>
    </Card>
  );
}
