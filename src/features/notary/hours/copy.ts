import { defineCopy } from '#src/brand/copy.tsx';

/** Whether a notary is there. */
export const copy = defineCopy('notary/hours', {
  openNow: 'Open now - wait about {minutes} min',
  openShort: 'Open now',
  opens: 'Opens {day} {time} PT',
  closed: 'Closed now',
  hours: 'Notary hours, Pacific time: {hours}.',
});
