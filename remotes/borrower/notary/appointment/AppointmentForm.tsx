import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InferType } from 'yup';
import { ApiError } from '#src/api/client/apiError.ts';
import {
  type getNotarySlots,
  type NotaryReservation,
  postNotaryReservation,
} from '#src/api/contract/notary.ts';
import { notaryQuery, notarySlotsQuery } from '#src/api/queries/notary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { isOfficeOnly } from '#src/domain/notary/notaryAppointments.ts';
import { formatPhone, mobileOf, phoneDigits } from '#src/domain/person/phone.ts';
import { normalizeAddress } from '#src/domain/property/address.ts';
import { fromAddress, toAddress } from '#src/features/address/value.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useStateName } from '#src/features/labels/state.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { copy } from './copy.ts';
import { bookedPlace, usualPlace } from './places.ts';
import { type AppointmentValues, appointmentSchema } from './schema.ts';
import { type Offered, venueOf } from './times.ts';

export interface AppointmentFormProps extends Offered {
  free: InferType<(typeof getNotarySlots)['response']>;
  /** The appointment that is changed: its place, and what was said with it, stay as they are. */
  booked?: NotaryReservation | undefined;
  secondary?: ReactNode;
  /** The appointment is made; the notary's data is refetched. */
  onBooked(): Promise<unknown>;
}

export function AppointmentForm({
  free,
  slots,
  timeZone,
  booked,
  secondary,
  onBooked,
}: AppointmentFormProps) {
  const t = useCopy(copy);
  const stateName = useStateName();
  const { api } = useRuntime();
  const { pricing } = useBrand();
  const { uuid, heloc, profile } = useApplication();
  const quote = useWording();
  const queries = useQueryClient();
  const { property, helocSigners } = heloc;
  const offices = free.offices ?? [];
  const feeText = t('fee', { fee: formatWholeMoney(free.fee ?? pricing.manualNotaryFee) });
  const places = [
    ...(isOfficeOnly(property.state) ? [] : ['HOME', 'OTHER']),
    ...offices.map((office) => office.uuid),
  ];
  const rules = {
    slots,
    timeZone,
    places,
    signers: helocSigners.map((signer) => signer.uuid),
    state: property.state,
    stateName: stateName(property.state),
  };

  const phone = booked?.phoneNumber ?? mobileOf(profile.phoneNumbers);
  const place = booked ? bookedPlace(booked, property) : usualPlace(places);
  const initialValues = {
    phone: formatPhone(phone),
    place,
    address:
      place === 'OTHER' ? fromAddress(normalizeAddress(booked?.address ?? {})) : { state: property.state },
    needs: booked?.needs ?? undefined,
    attendees: booked?.attendees ?? undefined,
  };

  async function book(values: AppointmentValues, sent: () => void) {
    try {
      await api.call(postNotaryReservation, {
        params: { uuid },
        body: {
          slotId: values.slotId ?? '',
          ...venueOf(values),
          address: values.place === 'OTHER' ? toAddress({ ...values.address, manual: true }) : null,
          phoneNumber: phoneDigits(values.phone),
          needs: values.needs?.trim() || null,
          feeAccepted: values.feeAccepted,
          shown: [quote('ACCEPTED', 'NOTARY_FEE', feeText)],
          attendees: helocSigners.length > 0 ? (values.attendees ?? []) : ['APPLICANT'],
        },
      });
    } catch (error) {
      // Another customer took the time: the remaining ones are fetched, and what was typed stays.
      if (error instanceof ApiError && error.code === 'conflict')
        await queries.invalidateQueries(notarySlotsQuery(api, uuid));
      throw error;
    }
    sent();
    await queries.invalidateQueries({ queryKey: notaryQuery(api, uuid).queryKey });
    await onBooked();
  }

  return (
    <ApplicationForm<AppointmentValues>
      sensitive={['feeAccepted']}
      schema={appointmentSchema(t, rules)}
      initialValues={initialValues}
      onSubmit={book}
      submitLabel={t(booked ? 'submitChange' : 'submit')}
      secondary={secondary}
    >
      {({ values }) => (
        <AppointmentFields
          values={values}
          slots={slots}
          timeZone={timeZone}
          offices={offices}
          signers={helocSigners}
          feeText={feeText}
        />
      )}
    </ApplicationForm>
  );
}
