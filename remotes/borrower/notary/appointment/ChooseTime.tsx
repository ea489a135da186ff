import { useQuery } from '@tanstack/react-query';
import { notarySlotsQuery } from '#src/api/queries/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { AppointmentForm, type AppointmentFormProps } from './AppointmentForm.tsx';
import { copy } from './copy.ts';
import { NoTimes } from './NoTimes.tsx';

/** The free times to choose from, or a call where there are none. */
export function ChooseTime(form: Omit<AppointmentFormProps, 'free'>) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const query = useQuery(notarySlotsQuery(api, uuid));
  return (
    <Loaded query={query} failed={t('loadFailed')}>
      {(free) =>
        free.slots.length > 0 ? (
          <AppointmentForm {...form} free={free} />
        ) : (
          <NoTimes secondary={form.secondary} />
        )
      }
    </Loaded>
  );
}
