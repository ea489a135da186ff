import type { ReactNode } from 'react';
import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { daysBetween, formatLongDate, parseDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useStatusWatch } from '#src/features/flow/useStatusWatch.ts';
import { useStateName } from '#src/features/labels/state.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { saveCalendar } from '#src/platform/blobs.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { OtherSigners } from './OtherSigners.tsx';

interface WaitProps {
  signers: readonly Signer[];
  children: ReactNode;
  /** What one can do meanwhile. */
  action?: ReactNode;
}

function Wait({ signers, children, action }: WaitProps) {
  return (
    <>
      <Stack gap={2}>
        {children}
        {action ? <Actions>{action}</Actions> : null}
      </Stack>
      <OtherSigners signers={signers} />
      <CheckAgain copy={copy} isSecondary={action !== undefined} />
      <TalkToUs />
    </>
  );
}

/** Who signs besides the person, on each of the pages. */
type Waiting = Pick<WaitProps, 'signers'>;

/** GEN_NOTARY_DISCLOSURE */
export function Preparing({ signers }: Waiting) {
  const t = useCopy(copy);
  const { profile } = useApplication();
  useStatusWatch();
  return (
    <Wait signers={signers}>
      <Spinner label={t('preparing')} textAfterMs={0} />
      <Text>{t('preparingText', { address: profile.email })}</Text>
    </Wait>
  );
}

/** ATTORNEY_REVIEW: some states have an attorney look before a closing. */
export function AttorneyReview({ signers }: Waiting) {
  const t = useCopy(copy);
  const stateName = useStateName();
  const { heloc, profile } = useApplication();
  return (
    <Wait signers={signers}>
      <Text>{t('attorneyText', { state: stateName(heloc.property.state) })}</Text>
      <Text>{t('leave', { address: profile.email })}</Text>
    </Wait>
  );
}

/** NOTARY_WAITING_PERIOD: 12 days for a homestead in Texas (docs/rules.md#texas-home-equity). */
export function WaitingPeriod({ earliest, signers }: Waiting & { earliest: string | null | undefined }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { now } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const flow = useFlow();
  const date = parseDate(earliest ?? '');
  if (!date) {
    return (
      <Wait signers={signers}>
        <Text>{t('dateLater')}</Text>
        <Text>{t('leave', { address: profile.email })}</Text>
      </Wait>
    );
  }
  const days = daysBetween(toIsoDate(now(), timeZoneOf(heloc.property.state)), date);
  const shown = formatLongDate(date);
  const save = () =>
    saveCalendar(
      [
        {
          uid: `closing-${uuid}`,
          date,
          title: t('calendarTitle'),
          description: t('calendarText', { loanNumber: heloc.loanNumber }),
        },
      ],
      now(),
      'closing',
    );
  return (
    <Wait
      signers={signers}
      action={
        <>
          <Button onClick={() => flow.toChild('schedule')}>{t('scheduleEarly')}</Button>
          <Button variant="secondary" onClick={save}>
            {t('calendar')}
          </Button>
        </>
      }
    >
      <Text large>{legal('waitingPeriod', { date: shown })}</Text>
      <Text>{t('mailTo', { address: profile.email })}</Text>
      <Text strong>{days > 0 ? t('daysLeft', { count: days }) : t('noDaysLeft')}</Text>
      {heloc.property.state === 'TX' ? (
        <Alert tone="info">{legal('texasNotice', { date: shown })}</Alert>
      ) : null}
    </Wait>
  );
}
