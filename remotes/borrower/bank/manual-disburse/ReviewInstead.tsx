import { postDisbursementReview } from '#src/api/contract/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './depositsCopy.ts';

/** The document in place of the deposits; the account can then be confirmed at once. */
export function ReviewInstead({
  accountUuid,
  text,
  primary = false,
}: {
  accountUuid: string;
  text: string;
  primary?: boolean;
}) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const send = useSubmit<void>(
    () => api.call(postDisbursementReview, { params: { uuid }, body: { accountUuid } }),
    { statusStays: true, onStayed: () => flow.toChild('confirm') },
  );
  const { run, busy, failure } = useAction(() => send());
  return (
    <Stack gap={2}>
      <Text>{text}</Text>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <div>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          size={primary ? 'large' : 'medium'}
          busy={busy}
          onClick={run}
        >
          {t('review')}
        </Button>
      </div>
    </Stack>
  );
}
