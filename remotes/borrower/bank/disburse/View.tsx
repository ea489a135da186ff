import { useQuery } from '@tanstack/react-query';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { DisburseForm } from './DisburseForm.tsx';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const query = useQuery(bankAccountsQuery(api, uuid));
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Loaded query={query}>{(answer) => <DisburseForm answer={answer} />}</Loaded>
      <PrivacyLink />
    </Stack>
  );
}
