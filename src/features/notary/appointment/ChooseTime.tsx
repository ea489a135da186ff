import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { knownTimeZone } from '#src/domain/dates/timeZones.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Loaded } from '../../loading/Loaded.tsx';
import { slotsQuery } from '../queries.ts';
import { AppointmentForm, type AppointmentFormProps } from './AppointmentForm.tsx';
import { copy } from './copy.ts';
import { NoTimes } from './NoTimes.tsx';
import { type Offered, stillOffered } from './times.ts';

/** The free times to choose from, or a call where there are none. */
export function ChooseTime(form: Omit<AppointmentFormProps, 'free' | keyof Offered>) {
  const t = useCopy(copy);
  const query = useQuery(slotsQuery(form.port));
  return (
    <Loaded query={query} failed={t('loadFailed')}>
      {(free) => <FreeTimes {...form} free={free} />}
    </Loaded>
  );
}

/** Of the times that came, those that can still be chosen: a page may have been open for days. */
function FreeTimes(form: Omit<AppointmentFormProps, keyof Offered>) {
  const { now } = useRuntime();
  const { free, party, port, secondary } = form;
  const timeZone = knownTimeZone(free.timeZone, party.property.state);
  const slots = stillOffered(free.slots, { now: now(), timeZone, earliest: party.earliest });
  if (slots.length === 0) return <NoTimes ask={port.askForCall} secondary={secondary} />;
  return <AppointmentForm {...form} slots={slots} timeZone={timeZone} />;
}
