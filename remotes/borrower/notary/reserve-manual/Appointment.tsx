import { useState } from 'react';
import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { knownTimeZone } from '#src/domain/dates/timeZones.ts';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { APPOINTMENT_MS, isBeforeChangeDeadline } from '#src/domain/notary/notaryAppointments.ts';
import { answeredName } from '#src/domain/person/names.ts';
import { formatPhone } from '#src/domain/person/phone.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { isAbsoluteUrl } from '#src/domain/text/links.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { signerName } from '#src/features/signers/signers.ts';
import { saveCalendar } from '#src/platform/blobs.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { PhoneNumber } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { dayText, timeText, zonedTimeText } from '../appointment/times.ts';
import { Cancel } from './Cancel.tsx';
import { copy } from './copy.ts';
import { Reminders } from './Reminders.tsx';

interface AppointmentProps {
  reservation: NotaryReservation;
  /** Dollars. */
  fee: number | null | undefined;
  onCancelled(): Promise<unknown>;
}

/** When and where first, then what to do about it, then what to bring. */
export function Appointment({ reservation, fee, onCancelled }: AppointmentProps) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const { pricing } = useBrand();
  const { uuid, heloc, profile } = useApplication();
  const flow = useFlow();
  useRefetchWhileVisible(() => flow.recheck());
  const [cancelling, setCancelling] = useState(false);
  const start = new Date(reservation.startsAt);
  const zone = knownTimeZone(reservation.timeZone, heloc.property.state);
  const isOtherZone = timeText(start, zone) !== timeText(start);
  const address = formatAddress(reservation.address ?? heloc.property);
  const place = [reservation.officeName, address].filter(Boolean).join(', ');
  const names = [answeredName(heloc.owner), ...heloc.helocSigners.map(signerName)];

  const save = () =>
    saveCalendar(
      [
        {
          uid: `notary-${uuid}`,
          startsAt: start,
          endsAt: new Date(reservation.endsAt ?? start.getTime() + APPOINTMENT_MS),
          title: t('calendarTitle'),
          description: t('calendarText', { loanNumber: heloc.loanNumber }),
          location: place,
        },
      ],
      now(),
      t('calendarName'),
    );

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Stack gap={0.5}>
          <Text large strong>
            {dayText(start, zone)}
          </Text>
          <Text large strong>
            {zonedTimeText(start, zone)}
          </Text>
          {isOtherZone ? <Text muted>{t('yourTime', { time: zonedTimeText(start) })}</Text> : null}
        </Stack>
        <SummaryList rows={rowsOf(t, reservation, place, formatWholeMoney(fee ?? pricing.manualNotaryFee))} />
        <Actions>
          <Button onClick={save}>{t('calendar')}</Button>
          {isBeforeChangeDeadline(start, now()) ? (
            <>
              <Button variant="secondary" onClick={() => flow.toChild('change')}>
                {t('change')}
              </Button>
              <LinkButton onClick={() => setCancelling(true)}>{t('cancel')}</LinkButton>
            </>
          ) : (
            <Text>{t('tooLate')}</Text>
          )}
        </Actions>
        <Text>{t('leave', { address: profile.email })}</Text>
      </Stack>
      <Stack as="section" gap={1}>
        <Heading level={2}>{t('bring')}</Heading>
        <ul>
          {t('bringItems').map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Text>{t('names')}:</Text>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Stack>
      <Reminders chosen={reservation.reminders ?? []} />
      {cancelling ? <Cancel onClose={() => setCancelling(false)} onCancelled={onCancelled} /> : null}
    </Stack>
  );
}

function rowsOf(
  t: Translate<(typeof copy)['strings']>,
  { mapUrl, notaryName, notaryCommission, notaryPhone }: NotaryReservation,
  place: string,
  fee: string,
) {
  const map = mapUrl && isAbsoluteUrl(mapUrl) ? mapUrl : undefined;
  const notary = notaryCommission
    ? t('commissioned', { name: notaryName ?? '', commission: notaryCommission })
    : notaryName;
  return [
    {
      term: t('where'),
      value: place,
      action: map ? (
        <TextLink alone newTab href={map}>
          {t('map')}
        </TextLink>
      ) : undefined,
    },
    ...(notaryName && notary ? [{ term: t('notary'), value: notary }] : []),
    ...(notaryPhone && formatPhone(notaryPhone)
      ? [
          {
            term: t('phone'),
            value: <PhoneNumber number={notaryPhone} />,
          },
        ]
      : []),
    { term: t('fee'), value: t('feeText', { fee }) },
  ];
}
