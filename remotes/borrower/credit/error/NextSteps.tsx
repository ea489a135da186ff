import { useId, useState } from 'react';
import { postCreditReminder, retryCredit } from '#src/api/contract/credit.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { useBureauCheck } from '#src/features/flow/useBureauCheck.ts';
import { useCooldown } from '#src/features/flow/useCooldown.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

/** Asking the bureaus again, a reminder for who cannot do it now, and the way out. */
export function NextSteps() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const cooldownId = useId();
  const cooling = useCooldown(heloc.creditFreeze?.retryInSeconds ?? 0);
  const reminder = dayIn(heloc.property.state, heloc.creditFreeze?.remindAt);
  const [reminded, setReminded] = useState(false);
  // The button is gone once the reminder is there. One of an earlier visit is not news.
  const receipt = useFocusOn<HTMLDivElement>(reminded && reminder);

  const retry = useBureauCheck<void>(() => api.call(retryCredit, { params: { uuid } }));
  const remind = useSubmit<void>(
    async () => {
      await api.call(postCreditReminder, { params: { uuid } });
      setReminded(true);
    },
    { statusStays: true },
  );
  // One at a time, and one message for both.
  const [pressed, setPressed] = useState<'retry' | 'remind'>();
  const { run, busy, failure } = useAction((what: 'retry' | 'remind') => {
    setPressed(what);
    return what === 'retry' ? retry() : remind();
  });

  return (
    <>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      {reminder ? (
        <Alert tone="success" ref={receipt}>
          {t('reminded', { date: formatLongDate(reminder), address: profile.email })}
        </Alert>
      ) : null}
      {cooling ? (
        <Text id={cooldownId} muted>
          {t('cooldown')}
        </Text>
      ) : null}
      <Actions>
        <Button
          size="large"
          busy={busy && pressed === 'retry'}
          busyLabel={t('retrying')}
          aria-disabled={cooling || undefined}
          aria-describedby={cooling ? cooldownId : undefined}
          onClick={() => run('retry')}
        >
          {t('retry')}
        </Button>
        {reminder ? null : (
          <Button
            variant="secondary"
            busy={busy && pressed === 'remind'}
            busyLabel={t('reminding')}
            onClick={() => run('remind')}
          >
            {t('remind')}
          </Button>
        )}
        <LeaveActions />
      </Actions>
    </>
  );
}
