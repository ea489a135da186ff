import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { IncomeForm } from './IncomeForm.tsx';

/** The stated income, opened again before the application is submitted; there is nothing to verify yet. */
export function ChangeIncome() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const flow = useFlow();
  const save = useSubmit((send: () => Promise<void>) => send());
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('editHeading')}</Heading>
      <IncomeForm income={heloc.income} onSave={save} onCancel={flow.toCurrent} />
    </Stack>
  );
}
