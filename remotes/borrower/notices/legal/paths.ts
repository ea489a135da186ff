/** Pages of the lender's own site, which these lead to. */
export const LEGAL_PAGES = ['terms', 'privacy', 'licenses', 'communications'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];
