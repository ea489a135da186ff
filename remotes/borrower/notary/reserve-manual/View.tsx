import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { APPOINTMENT_MS } from '#src/domain/notary/notaryAppointments.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ChooseAppointment } from '../ChooseAppointment.tsx';
import { cancelledAtom } from '../cancelledAtom.ts';
import { Appointment } from './Appointment.tsx';
import { AppointmentEnded } from './AppointmentEnded.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

type Shown = 'heading' | 'headingChoose' | 'headingOver';

/** Whether there is an appointment, and whether it is over. */
function shownOf(startsAt: string | null | undefined, endsAt: string | null | undefined, now: Date): Shown {
  const start = Date.parse(startsAt ?? '');
  if (Number.isNaN(start)) return 'headingChoose';
  const end = Date.parse(endsAt ?? '');
  return now.getTime() > (Number.isNaN(end) ? start + APPOINTMENT_MS : end) ? 'headingOver' : 'heading';
}

export function View() {
  const t = useCopy(copy);
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const [cancelled, setCancelled] = useAtom(cancelledAtom);
  const query = useQuery({ ...notaryQuery(api, uuid), refetchOnWindowFocus: true });
  // Until the answer is there, what the application knows.
  const reservation = query.data ? query.data.reservation : undefined;
  const startsAt = query.data ? reservation?.startsAt : heloc.notary?.reservedFor;
  const shown = shownOf(startsAt, reservation?.endsAt, now());
  const box = useNewHeading(shown);

  return (
    <Stack gap={4} ref={box}>
      <Heading level={1}>{t(shown)}</Heading>
      <Loaded query={query} failed={t('loadFailed')}>
        {({ reservation: booked, fee }) => {
          if (shown === 'headingOver') return <AppointmentEnded />;
          if (booked)
            return (
              <Appointment
                reservation={booked}
                fee={fee}
                onCancelled={async () => {
                  setCancelled(uuid);
                  await query.refetch();
                  await flow.refresh();
                }}
              />
            );
          return (
            <Stack gap={2}>
              {cancelled === uuid ? <Alert tone="success">{t('cancelled')}</Alert> : null}
              <Text>{t('chooseIntro')}</Text>
              <ChooseAppointment onBooked={() => flow.refresh()} />
            </Stack>
          );
        }}
      </Loaded>
      {shown === 'headingChoose' ? null : <TalkToUs />}
    </Stack>
  );
}
