import { useQueryClient } from '@tanstack/react-query';
import { coDeedStatusQuery } from '#src/api/queries/signers.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useSigner } from '../../flow/SignerContext.ts';
import { copy } from './copy.ts';
import { Progress } from './Progress.tsx';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const queries = useQueryClient();
  const signer = useSigner();
  const flow = useFlow();
  useRefetchWhileVisible(flow.recheck);
  const check = async () => {
    await flow.recheck();
    return queries.getQueryData(coDeedStatusQuery(api).queryKey)?.status !== signer.status;
  };
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Progress status={signer} onCheck={check} />
    </Stack>
  );
}
