/** Pages of the lender's own site, which these lead to. */
export const LEGAL_PAGES = ['terms', 'privacy', 'licenses', 'communications'] as const;

/** Small pages without a login (docs/rules.md#public-paths). */
export const NOTICES = [
  'register/account-setup',
  'register/support',
  'not-accepting-apps',
  'waitlist',
  'marketing-waitlist',
  'coming-soon',
  ...LEGAL_PAGES,
] as const;
