import { useState } from 'react';
import { retryCredit } from '#src/api/contract/credit.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { isUnreachable } from '#src/features/flow/useBureauCheck.ts';
import { useCooldown } from '#src/features/flow/useCooldown.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

/** How often the person may retry; after that the server retries, and they need not wait here. */
const MAX_TRIES = 3;

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const failedTries = heloc.bureauOutage?.failedTries ?? 1;
  const isOver = failedTries > MAX_TRIES;
  const [tried, setTried] = useState(false);
  // After the last try its button is gone, and its message with it.
  const endNotice = useFocusOn<HTMLParagraphElement>(tried && isOver);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('ours')}</Text>
        {isOver ? (
          <>
            <Text ref={endNotice} tabIndex={-1}>
              {t('over', { address: profile.email })}
            </Text>
            <CheckAgain copy={copy} />
          </>
        ) : (
          <Retry onTried={() => setTried(true)} />
        )}
      </Stack>
      <TalkToUs />
    </Stack>
  );
}

function Retry({ onTried }: { onTried(): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  useRefetchWhileVisible(flow.recheck);
  const [isStillOut, setStillOut] = useState(false);
  const cooling = useCooldown(heloc.bureauOutage?.retryInSeconds ?? 0);
  const send = useSubmit<void>(() => api.call(retryCredit, { params: { uuid } }));

  const retry = useAction(async () => {
    setStillOut(false);
    try {
      await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      onTried();
      await flow.refresh();
      setStillOut(true);
    }
  });
  const failure = isStillOut ? t('still') : retry.failure;

  return (
    <>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      {cooling ? <Text muted>{t('wait')}</Text> : null}
      <Actions>
        <Button
          size="large"
          busy={retry.busy}
          busyLabel={t('retrying')}
          aria-disabled={cooling || undefined}
          onClick={retry.run}
        >
          {t('retry')}
        </Button>
        <LeaveActions />
      </Actions>
    </>
  );
}
