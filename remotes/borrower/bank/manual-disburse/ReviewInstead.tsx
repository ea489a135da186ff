import { useState } from 'react';
import { postDisbursementReview } from '#src/api/contract/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
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
  const ui = useCopy(uiCopy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown }>();
  async function choose() {
    setBusy(true);
    setFailed(undefined);
    try {
      await api.call(postDisbursementReview, { params: { uuid }, body: { accountUuid } });
      await flow.refresh();
      flow.toChild('confirm');
    } catch (error) {
      setFailed({ error });
      setBusy(false);
    }
  }
  return (
    <Stack gap={2}>
      <Text>{text}</Text>
      {failed ? <Alert tone="error">{failureText(failed.error, ui)}</Alert> : null}
      <div>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          size={primary ? 'large' : 'medium'}
          busy={busy}
          onClick={() => void choose()}
        >
          {t('review')}
        </Button>
      </div>
    </Stack>
  );
}
