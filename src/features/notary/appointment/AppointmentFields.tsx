import { useState } from 'react';
import type { NotaryOffice } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { isOfficeOnly } from '#src/domain/notary/notaryAppointments.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { AddressFields } from '../../address/AddressFields.tsx';
import { useStateName } from '../../labels/state.ts';
import type { Place } from '../port.ts';
import { copy } from './copy.ts';
import { type AppointmentValues, NEEDS_MAX } from './schema.ts';
import { daysAndTimes, type Offered, timeText, zoneText } from './times.ts';

interface AppointmentFieldsProps extends Offered {
  values: Partial<AppointmentValues>;
  offices: readonly NotaryOffice[];
  property: Place;
  attendees: readonly { value: string; label: string }[];
  /** What is agreed to about the fee; nothing where it is not theirs. */
  feeText: string | undefined;
}

/** Where, then when: a place has times of its own. */
export function AppointmentFields({
  values,
  slots,
  timeZone,
  offices,
  property,
  attendees,
  feeText,
}: AppointmentFieldsProps) {
  const t = useCopy(copy);
  const stateName = useStateName();
  // A draft may bring words along.
  const [isOpen, setOpen] = useState(Boolean(values.needs));
  const officeOnly = isOfficeOnly(property.state);
  const { days, times } = daysAndTimes({ slots, timeZone }, values);
  const [first] = slots;
  const zone = first ? zoneText(new Date(first.startsAt), timeZone) : '';
  return (
    <>
      <RadioGroupField
        name="place"
        label={t('place')}
        hint={officeOnly ? t('officeOnly') : undefined}
        options={[
          ...(officeOnly
            ? []
            : [
                { value: 'HOME', label: t('placeHOME'), description: formatAddress(property) },
                {
                  value: 'OTHER',
                  label: t('placeOTHER'),
                  description: t('placeOTHERHint', { state: stateName(property.state) }),
                },
              ]),
          ...offices.map(({ uuid, name, address }) => ({
            value: uuid,
            label: name,
            description: formatAddress(address),
          })),
        ]}
      />
      {values.place === 'OTHER' ? <AddressFields name="address" label={t('address')} plain /> : null}
      {values.place && days.length > 0 ? (
        <>
          <SelectField
            name="day"
            label={t('day')}
            hint={t('dayHint', { zone })}
            placeholder={null}
            options={days.map((day) => ({ value: day, label: formatLongDate(day) }))}
          />
          <SelectField
            name="slotId"
            label={t('time')}
            width="medium"
            options={times.map(({ id, startsAt }) => ({
              value: id,
              label: timeText(new Date(startsAt), timeZone),
            }))}
          />
        </>
      ) : null}
      {values.place && days.length === 0 ? <Alert tone="warning">{t('noneHere')}</Alert> : null}
      {attendees.length > 0 ? (
        <CheckboxGroupField name="attendees" label={t('who')} hint={t('whoHint')} options={[...attendees]} />
      ) : null}
      <PhoneField name="phone" label={t('phone')} />
      <Details summary={t('needs')} open={isOpen} onToggle={setOpen}>
        {isOpen ? (
          <TextAreaField
            name="needs"
            label={t('needsLabel')}
            hint={t('needsHint')}
            optional
            rows={2}
            maxLength={NEEDS_MAX}
          />
        ) : null}
      </Details>
      {feeText ? <CheckboxField name="feeAccepted" label={feeText} /> : null}
    </>
  );
}
