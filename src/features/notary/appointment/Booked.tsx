import { type ReactNode, useState } from 'react';
import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { knownTimeZone } from '#src/domain/dates/timeZones.ts';
import { APPOINTMENT_MS, isBeforeChangeDeadline } from '#src/domain/notary/notaryAppointments.ts';
import { formatPhone } from '#src/domain/person/phone.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { isAbsoluteUrl } from '#src/domain/text/links.ts';
import { saveCalendar } from '#src/platform/blobs.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/primitives/SummaryList.tsx';
import { PhoneNumber } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { useCase } from '../../case/CaseContext.ts';
import type { Place } from '../port.ts';
import { copy } from './bookedCopy.ts';
import { Cancel } from './Cancel.tsx';
import { dayText, timeText, zonedTimeText } from './times.ts';

interface BookedProps {
  reservation: NotaryReservation;
  property: Place;
  /** Behind the rows about place and notary, e.g. the fee. */
  moreRows?: readonly SummaryRow[];
  /** Under the buttons: that one need not wait here. */
  note: ReactNode;
  onChange(): void;
  /** Cancels it; rejects with an `ApiError`. */
  cancel(): Promise<unknown>;
  onCancelled(): Promise<unknown>;
}

/** When and where an appointment in person is, and what to do about it. */
export function Booked({
  reservation,
  property,
  moreRows = [],
  note,
  onChange,
  cancel,
  onCancelled,
}: BookedProps) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const { uuid, reference, state } = useCase();
  const [cancelling, setCancelling] = useState(false);
  const start = new Date(reservation.startsAt);
  const zone = knownTimeZone(reservation.timeZone, state);
  const isOtherZone = timeText(start, zone) !== timeText(start);
  const place = [reservation.officeName, formatAddress(reservation.address ?? property)]
    .filter(Boolean)
    .join(', ');

  const save = () =>
    saveCalendar(
      [
        {
          uid: `notary-${uuid}`,
          startsAt: start,
          endsAt: new Date(reservation.endsAt ?? start.getTime() + APPOINTMENT_MS),
          title: t('calendarTitle'),
          description: t('calendarText', { loanNumber: reference }),
          location: place,
        },
      ],
      now(),
      t('calendarName'),
    );

  return (
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
      <SummaryList rows={[...rowsOf(t, reservation, place), ...moreRows]} />
      <Actions>
        <Button onClick={save}>{t('calendar')}</Button>
        {isBeforeChangeDeadline(start, now()) ? (
          <>
            <Button variant="secondary" onClick={onChange}>
              {t('change')}
            </Button>
            <LinkButton onClick={() => setCancelling(true)}>{t('cancel')}</LinkButton>
          </>
        ) : (
          <Text>{t('tooLate')}</Text>
        )}
      </Actions>
      <Text>{note}</Text>
      {cancelling ? (
        <Cancel cancel={cancel} onClose={() => setCancelling(false)} onCancelled={onCancelled} />
      ) : null}
    </Stack>
  );
}

/** What everyone who comes brings along. */
export function WhatToBring({ children }: { children?: ReactNode }) {
  const t = useCopy(copy);
  return (
    <Stack as="section" gap={1}>
      <Heading level={2}>{t('bring')}</Heading>
      <ul>
        {t('bringItems').map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </Stack>
  );
}

function rowsOf(
  t: Translate<(typeof copy)['strings']>,
  { mapUrl, notaryName, notaryCommission, notaryPhone }: NotaryReservation,
  place: string,
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
  ];
}
