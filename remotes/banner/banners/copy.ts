import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('banner', {
  region: 'Announcements',
  info: 'Information:',
  warn: 'Warning:',
  dismiss: 'Dismiss',
  dismissed: 'Announcement dismissed',
});
