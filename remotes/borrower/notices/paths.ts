/** Small pages without a login (docs/rules.md#public-paths). */
export const NOTICES = [
  'register/account-setup',
  'register/support',
  'not-accepting-apps',
  'waitlist',
  'marketing-waitlist',
  'coming-soon',
  'terms',
  'privacy',
  'licenses',
  'communications',
];
