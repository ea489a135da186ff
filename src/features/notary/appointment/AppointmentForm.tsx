import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { isOfficeOnly } from '#src/domain/notary/notaryAppointments.ts';
import { formatPhone, phoneDigits } from '#src/domain/person/phone.ts';
import { normalizeAddress } from '#src/domain/property/address.ts';
import { fromAddress, toAddress } from '../../address/value.ts';
import { DraftForm } from '../../drafts/DraftForm.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import { useStateName } from '../../labels/state.ts';
import type { NotaryPort, NotarySlots, Place } from '../port.ts';
import { slotsQuery } from '../queries.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { copy } from './copy.ts';
import { bookedPlace, usualPlace } from './places.ts';
import { type AppointmentValues, appointmentSchema } from './schema.ts';
import { type Offered, venueOf } from './times.ts';

/** Who meets the notary, and what is known of them. */
export interface AppointmentParty {
  property: Place;
  phone: string | undefined;
  /** Everyone who has to be there, the person first; nothing for one who comes alone. */
  attendees: readonly { value: string; label: string }[];
  /** The first day after a waiting period. */
  earliest?: string | null | undefined;
  /** The fee is theirs, and agreed to here. */
  paysFee: boolean;
}

export interface AppointmentFormProps extends Offered {
  port: NotaryPort;
  party: AppointmentParty;
  free: NotarySlots;
  /** The appointment that is changed: its place, and what was said with it, stay as they are. */
  booked?: NotaryReservation | undefined;
  secondary?: ReactNode;
  leaveActions?: ReactNode;
  /** The appointment is made. */
  onBooked(): Promise<unknown>;
}

export function AppointmentForm({
  port,
  party,
  free,
  slots,
  timeZone,
  booked,
  secondary,
  leaveActions,
  onBooked,
}: AppointmentFormProps) {
  const t = useCopy(copy);
  const stateName = useStateName();
  const { pricing } = useBrand();
  const queries = useQueryClient();
  const draft = useDraft<AppointmentValues>({ omit: ['feeAccepted'] });
  const { property, attendees, paysFee } = party;
  const offices = free.offices ?? [];
  const feeText = paysFee
    ? t('fee', { fee: formatWholeMoney(free.fee ?? pricing.manualNotaryFee) })
    : undefined;
  const places = [
    ...(isOfficeOnly(property.state) ? [] : ['HOME', 'OTHER']),
    ...offices.map((office) => office.uuid),
  ];
  const rules = {
    slots,
    timeZone,
    places,
    attendees: attendees.map(({ value }) => value),
    state: property.state,
    stateName: stateName(property.state),
    paysFee,
  };

  const place = booked ? bookedPlace(booked, property) : usualPlace(places);
  const initialValues = {
    phone: formatPhone(booked?.phoneNumber ?? party.phone),
    place,
    address:
      place === 'OTHER' ? fromAddress(normalizeAddress(booked?.address ?? {})) : { state: property.state },
    needs: booked?.needs ?? undefined,
    attendees: booked?.attendees ?? undefined,
  };

  async function book(values: AppointmentValues, sent: () => void) {
    try {
      await port.book({
        slotId: values.slotId ?? '',
        ...venueOf(values),
        address: values.place === 'OTHER' ? toAddress({ ...values.address, manual: true }) : null,
        phoneNumber: phoneDigits(values.phone),
        needs: values.needs?.trim() || null,
        attendees: attendees.length > 0 ? (values.attendees ?? []) : [],
        feeText,
      });
    } catch (error) {
      // Another customer took the time: the remaining ones are fetched, and what was typed stays.
      if (error instanceof ApiError && error.code === 'conflict')
        await queries.invalidateQueries(slotsQuery(port));
      throw error;
    }
    sent();
    await onBooked();
  }

  return (
    <DraftForm<AppointmentValues>
      draft={draft}
      sensitive={['feeAccepted']}
      schema={appointmentSchema(t, rules)}
      initialValues={initialValues}
      onSubmit={book}
      submitLabel={t(booked ? 'submitChange' : 'submit')}
      secondary={secondary}
      leaveActions={leaveActions}
    >
      {({ values }) => (
        <AppointmentFields
          values={values}
          slots={slots}
          timeZone={timeZone}
          offices={offices}
          property={property}
          attendees={attendees}
          feeText={feeText}
        />
      )}
    </DraftForm>
  );
}
