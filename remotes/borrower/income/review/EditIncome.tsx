import { useQueryClient } from '@tanstack/react-query';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { IncomeForm } from './IncomeForm.tsx';
import type { Stated } from './StatedIncome.tsx';

/** "My income is different", in place. */
export function EditIncome({ income, onDone }: { income: Stated; onDone(): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const heading = useFocusOn<HTMLHeadingElement>();

  // The server may want the person to look at new offers first.
  const save = useSubmit(
    async (send: () => Promise<void>) => {
      await send();
      await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
      onDone();
    },
    { statusStays: true },
  );

  return (
    <Card tone="sunken" compact>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('editHeading')}
        </Heading>
        <IncomeForm income={income} onSave={save} onCancel={onDone} />
      </Stack>
    </Card>
  );
}
