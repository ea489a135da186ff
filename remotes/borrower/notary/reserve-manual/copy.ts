import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('notary/reserve-manual', {
  heading: 'Your notary appointment',
  headingChoose: 'Choose your notary appointment',
  headingOver: 'Your documents are being returned to us',
  chooseIntro: 'A notary meets you in person, checks your ID and watches you sign. It takes about an hour.',
  cancelled: 'Your appointment is cancelled.',
  loadFailed: 'We could not load your appointment.',
  fee: 'Fee',
  feeText: '{fee}, in your closing costs',
  leave: 'You can close this page; we will email you at {address} if anything changes.',
  names: 'Each person signs with the name as printed',
  reminders: 'Remind me the day before',
  remindersHint: 'Message and data rates may apply to texts.',
  byEMAIL: 'By email to {address}',
  bySMS: 'By text to {number}',
  bySMSPlain: 'By text',
  saveReminders: 'Save reminders',
  remindersSaved: 'Saved.',
  overText:
    'Thank you. The notary sends us what you signed, usually within 1 business day. Nothing is left for you to do.',
  overLeave: 'You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
