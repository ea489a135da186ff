import { useQuery } from '@tanstack/react-query';
import { notarySlotsQuery } from '#src/api/queries/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { knownTimeZone } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { AppointmentForm, type AppointmentFormProps } from './AppointmentForm.tsx';
import { copy } from './copy.ts';
import { NoTimes } from './NoTimes.tsx';
import { type Offered, stillOffered } from './times.ts';

/** The free times to choose from, or a call where there are none. */
export function ChooseTime(form: Omit<AppointmentFormProps, 'free' | keyof Offered>) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const query = useQuery(notarySlotsQuery(api, uuid));
  return (
    <Loaded query={query} failed={t('loadFailed')}>
      {(free) => <FreeTimes {...form} free={free} />}
    </Loaded>
  );
}

/** Of the times that came, those that can still be chosen: a page may have been open for days. */
function FreeTimes(form: Omit<AppointmentFormProps, keyof Offered>) {
  const { now } = useRuntime();
  const { dates, property } = useApplication().heloc;
  const timeZone = knownTimeZone(form.free.timeZone, property.state);
  const slots = stillOffered(form.free.slots, { now: now(), timeZone, earliest: dates.notaryEarliest });
  if (slots.length === 0) return <NoTimes secondary={form.secondary} />;
  return <AppointmentForm {...form} slots={slots} timeZone={timeZone} />;
}
