import { array, object, string } from 'yup';
import { REMINDER_CHANNELS, type ReminderChannel } from '#src/domain/notary/notaryAppointments.ts';

export interface ReminderValues {
  reminders: ReminderChannel[];
}

export const remindersSchema = object({
  reminders: array(string().oneOf(REMINDER_CHANNELS).required()).default([]),
});
