import { useQuery } from '@tanstack/react-query';
import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { isBeforeChangeDeadline, isInPersonOnly } from '#src/domain/notary/notaryAppointments.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { dayText, zonedTimeText } from '#src/features/notary/appointment/times.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ChooseAppointment } from '../ChooseAppointment.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api, now } = useRuntime();
  const { uuid, heloc, status } = useApplication();
  const flow = useFlow();
  const start = new Date(heloc.notary?.reservedFor ?? '');
  const changing = !Number.isNaN(start.getTime());
  const query = useQuery({ ...notaryQuery(api, uuid), enabled: changing });
  const zone = timeZoneOf(heloc.property.state);
  const isOnline =
    status.checklistStatus === 'DEED_SIGNING' && !isInPersonOnly(status.manualNotary, heloc.property.state);
  const back = t(changing ? 'keep' : isOnline ? 'online' : 'back');
  // A change leaves the status as it is; the first appointment brings the next one.
  const onBooked = () =>
    status.checklistStatus === 'MANUAL_DEED_SIGNING'
      ? flow.refresh().finally(flow.toCurrent)
      : flow.advance();

  const choose = (booked?: NotaryReservation) => (
    <ChooseAppointment
      booked={booked}
      secondary={<LinkButton onClick={flow.toCurrent}>{back}</LinkButton>}
      onBooked={onBooked}
    />
  );

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t(changing ? 'headingChange' : 'heading')}</Heading>
        <Text>
          {changing ? t('now', { day: dayText(start, zone), time: zonedTimeText(start, zone) }) : t('intro')}
        </Text>
      </Stack>
      {changing && !isBeforeChangeDeadline(start, now()) ? (
        <>
          <Text strong>{t('tooLate')}</Text>
          <Actions>
            <Button onClick={flow.toCurrent}>{back}</Button>
          </Actions>
          <TalkToUs />
        </>
      ) : changing ? (
        <Loaded query={query} failed={t('loadFailed')}>
          {({ reservation }) => choose(reservation ?? undefined)}
        </Loaded>
      ) : (
        choose()
      )}
    </Stack>
  );
}
