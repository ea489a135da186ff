/** What stands on a page that waits, in the copy of each: an organisation may replace it there. */
export const CHECK_AGAIN = {
  again: 'Check again',
  checking: 'Checking',
  nothingNew: 'Nothing new yet.',
  dashboard: 'Go to dashboard',
} as const;
