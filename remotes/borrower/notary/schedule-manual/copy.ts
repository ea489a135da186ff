import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notary/schedule-manual', {
  heading: 'Choose your notary appointment',
  headingChange: 'Change your notary appointment',
  intro: 'A notary meets you in person, checks your ID and watches you sign. It takes about an hour.',
  now: 'Now: {day} at {time}. It stays yours until you have chosen another time.',
  tooLate: 'Your appointment is less than 24 hours away. Call us to change it.',
  keep: 'Keep my appointment',
  online: 'Meet online instead',
  back: 'Back',
  loadFailed: 'We could not load your appointment.',
});
