import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('opening-hours', {
  days: '{first} to {last}',
  hours: '{from} to {to}',
  open: '{days}, {hours}',
  closed: '{days}, closed',
  list: '{before}; {after}',
  allDay: '24 hours a day',
});
