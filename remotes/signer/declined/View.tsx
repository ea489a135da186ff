import { deleteCoDeedDecline } from '#src/api/contract/coDeed.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
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
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

/** What happens now, and until when it can be taken back. */
export function View() {
  const t = useCopy(copy);
  const { api, now } = useRuntime();
  const { applicationUuid: uuid, borrower, declinedUntil, property } = useSigner();
  const flow = useFlow();
  useRefetchWhileVisible(flow.recheck);
  const takeBack = useSubmit(() => api.call(deleteCoDeedDecline, { params: { uuid } }));
  const { run, busy, failure } = useAction(() => takeBack({}));
  const until = new Date(declinedUntil ?? '');
  const isOpen = until > now();
  return (
    <Stack gap={3}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('whatThen', { borrower })}</Text>
      <Text>{isOpen ? t('until', dayAndTime(until, timeZoneOf(property.state))) : t('over')}</Text>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      {isOpen ? (
        <Actions>
          <Button busy={busy} busyLabel={t('takingBack')} onClick={run}>
            {t('takeBack')}
          </Button>
        </Actions>
      ) : null}
      <TalkToUs />
    </Stack>
  );
}
