import { useState } from 'react';
import { putNotaryReminders } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { REMINDER_CHANNELS } from '#src/domain/notary/notaryAppointments.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { usePhoneText } from '#src/ui/form/usePhoneText.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type ReminderValues, remindersSchema } from './schema.ts';

/** Neither is needed: the calendar may be enough. */
export function Reminders({ chosen }: { chosen: readonly string[] }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, profile } = useApplication();
  const [isSaved, setSaved] = useState(false);
  const number = usePhoneText(mobileOf(profile.phoneNumbers));
  const labels = {
    EMAIL: t('byEMAIL', { address: profile.email }),
    SMS: number ? t('bySMS', { number }) : t('bySMSPlain'),
  };
  const save = async ({ reminders }: ReminderValues) => {
    setSaved(false);
    await api.call(putNotaryReminders, { params: { uuid }, body: { reminders: reminders ?? [] } });
    setSaved(true);
  };
  return (
    <FormShell<ReminderValues>
      schema={remindersSchema}
      initialValues={{ reminders: REMINDER_CHANNELS.filter((channel) => chosen.includes(channel)) }}
      onSubmit={save}
      submitLabel={t('saveReminders')}
      submitVariant="secondary"
      requiredNote={false}
      onValuesChange={() => setSaved(false)}
      footer={<div role="status">{isSaved ? <Text muted>{t('remindersSaved')}</Text> : null}</div>}
    >
      <CheckboxGroupField
        name="reminders"
        label={t('reminders')}
        hint={t('remindersHint')}
        optional
        options={REMINDER_CHANNELS.map((value) => ({ value, label: labels[value] }))}
      />
    </FormShell>
  );
}
