import { useState } from 'react';
import { deleteCoDeedAppointment } from '#src/api/contract/coDeed.ts';
import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { knownTimeZone } from '#src/domain/dates/timeZones.ts';
import { APPOINTMENT_MS } from '#src/domain/notary/notaryAppointments.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { Booked, WhatToBring } from '#src/features/notary/appointment/Booked.tsx';
import { ChooseTime } from '#src/features/notary/appointment/ChooseTime.tsx';
import { dayText, zonedTimeText } from '#src/features/notary/appointment/times.ts';
import type { NotaryPort } from '#src/features/notary/port.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import type { SignerNotary } from '../notary/queries.ts';
import { copy } from './copy.ts';

interface AppointmentProps {
  port: NotaryPort;
  notary: SignerNotary;
  /** By video instead, where that is possible. */
  onOnline: (() => void) | undefined;
  /** What is known of the notary has changed. */
  refetch(): Promise<unknown>;
}

/** A notary in person: the appointment, or the choice of one. */
export function Appointment({ port, notary, onOnline, refetch }: AppointmentProps) {
  const { now } = useRuntime();
  const [changing, setChanging] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const { reservation } = notary;
  const end = reservation && Date.parse(reservation.endsAt ?? reservation.startsAt);
  if (reservation && end && now().getTime() > end + (reservation.endsAt ? 0 : APPOINTMENT_MS))
    return <Over />;
  if (reservation && !changing)
    return (
      <Made
        reservation={reservation}
        onChange={() => setChanging(true)}
        onCancelled={async () => {
          setCancelled(true);
          await refetch();
        }}
      />
    );
  return (
    <Choose
      port={port}
      notary={notary}
      booked={reservation ?? undefined}
      cancelled={cancelled}
      onBack={reservation ? () => setChanging(false) : onOnline}
      onBooked={async () => {
        await refetch();
        setChanging(false);
        setCancelled(false);
      }}
    />
  );
}

/** After it: nothing to do until the documents are back. */
function Over() {
  const t = useCopy(copy);
  const flow = useFlow();
  const { email } = useSigner();
  useRefetchWhileVisible(flow.recheck);
  return (
    <Stack gap={2}>
      <Heading level={1}>{t('overHeading')}</Heading>
      <Text>{t('overText', { address: email })}</Text>
      <TalkToUs />
    </Stack>
  );
}

interface MadeProps {
  reservation: NotaryReservation;
  onChange(): void;
  onCancelled(): Promise<unknown>;
}

function Made({ reservation, onChange, onCancelled }: MadeProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { applicationUuid: uuid, property, legalName, email } = useSigner();
  const flow = useFlow();
  useRefetchWhileVisible(flow.recheck);
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('bookedHeading')}</Heading>
      <Booked
        reservation={reservation}
        property={property}
        note={t('bookedNote', { address: email })}
        onChange={onChange}
        cancel={() => api.call(deleteCoDeedAppointment, { params: { uuid } })}
        onCancelled={onCancelled}
      />
      <WhatToBring>
        <Text>{t('bringName', { name: fullName(legalName) })}</Text>
      </WhatToBring>
      <TalkToUs />
    </Stack>
  );
}

interface ChooseProps {
  port: NotaryPort;
  notary: SignerNotary;
  booked: NotaryReservation | undefined;
  cancelled: boolean;
  onBack: (() => void) | undefined;
  onBooked(): Promise<unknown>;
}

function Choose({ port, notary, booked, cancelled, onBack, onBooked }: ChooseProps) {
  const t = useCopy(copy);
  const { property, hasTaxpayerNumber, inPersonOnly } = useSigner();
  const start = booked && new Date(booked.startsAt);
  const zone = knownTimeZone(booked?.timeZone, property.state);
  const why = hasTaxpayerNumber === false ? t('noTaxId') : inPersonOnly ? t('inPersonOnly') : undefined;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t(booked ? 'changeHeading' : 'inPersonHeading')}</Heading>
        {cancelled ? <Alert tone="success">{t('cancelled')}</Alert> : null}
        {start ? (
          <Text>{t('now', { day: dayText(start, zone), time: zonedTimeText(start, zone) })}</Text>
        ) : null}
        {why ? <Text strong>{why}</Text> : null}
        <Text>{t('inPersonText')}</Text>
      </Stack>
      <ChooseTime
        port={port}
        party={{
          property,
          phone: undefined,
          attendees: [],
          earliest: notary.earliestDate,
          paysFee: false,
        }}
        booked={booked}
        secondary={onBack ? <LinkButton onClick={onBack}>{t(booked ? 'keep' : 'online')}</LinkButton> : null}
        onBooked={onBooked}
      />
    </Stack>
  );
}
