/**
 * What differs between kinds of brand, so that no rule asks for a name (docs/rules.md#private-label-brands). All are off
 * unless `brand.json` says on. Each has an effect that `remotes/borrower/brandData.test.tsx` shows.
 */
export const CAPABILITIES = [
  // Takes applications for property in that state; only there, where no other is licensed.
  'newYork',
  // The feedback link, on the main brand and with a login (docs/rules.md#feedback-to-the-ceo).
  'ceoFeedback',
  // No application without a loan officer or broker.
  'requiresReferrer',
  // Links of the top bar and side bar.
  'portfolioManager',
  'marketplace',
  // The 90-day question on the property step (docs/rules.md#recently-bought-home).
  'askRecentTransfer',
  // Phone numbers of other countries.
  'countryPicker',
  // Optional fields.
  'askResidency',
  'confirmSsn',
  // The day of automatic payments, where the server names the days (docs/rules.md#automatic-payments).
  'choosePaymentDay',
  // The crypto-backed product is open.
  'crypto',
  // People log in at `loginUrl`, a site apart from the brand's own.
  'wholesaleLogin',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Have no effect any more; what a page supplies may name them until the next major version (docs/versions.md). */
export const RETIRED_CAPABILITIES: readonly string[] = ['askListedForSaleAlways', 'hawaii', 'privateLabel'];
