import { useQuery } from '@tanstack/react-query';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const query = useQuery(bankAccountsQuery(api, uuid));
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Loaded query={query}>{(answer) => <AutopayForm answer={answer} />}</Loaded>
    </Stack>
  );
}
