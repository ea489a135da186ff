import { array, object, string } from 'yup';
import { putNotaryReminders } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { REMINDER_WAYS, type ReminderWay } from '#src/domain/notaryAppointments.ts';
import { formatPhone, mobileOf } from '#src/domain/phone.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { copy } from './copy.ts';

interface ReminderValues {
  reminders: ReminderWay[];
}

const schema = object({ reminders: array(string().oneOf(REMINDER_WAYS).required()).default([]) });

/** Neither is needed: the calendar may be enough. */
export function Reminders({ chosen }: { chosen: readonly string[] }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, profile } = useApplication();
  const announce = useAnnounce();
  const number = formatPhone(mobileOf(profile.phoneNumbers));
  const labels = {
    EMAIL: t('byEMAIL', { address: profile.email }),
    SMS: number ? t('bySMS', { number }) : t('bySMSPlain'),
  };
  const save = async ({ reminders }: ReminderValues) => {
    await api.call(putNotaryReminders, { params: { uuid }, body: { reminders: reminders ?? [] } });
    announce(t('remindersSaved'));
  };
  return (
    <FormShell<ReminderValues>
      schema={schema}
      initialValues={{ reminders: REMINDER_WAYS.filter((way) => chosen.includes(way)) }}
      onSubmit={save}
      submitLabel={t('saveReminders')}
      submitVariant="secondary"
      requiredNote={false}
    >
      <CheckboxGroupField
        name="reminders"
        label={t('reminders')}
        hint={t('remindersHint')}
        optional
        options={REMINDER_WAYS.map((value) => ({ value, label: labels[value] }))}
      />
    </FormShell>
  );
}
