/**
 * What differs between kinds of brand, so that no rule asks for a name (docs/rules.md#private-label-brands). All are off
 * unless `brand.json` says on. Each has an effect that `remotes/borrower/brandData.test.tsx` shows.
 *
 * - `newYork`: takes applications for property in that state, and only there
 * - `ceoFeedback`: the feedback link, on the main brand and with a login (docs/rules.md#feedback-to-the-ceo)
 * - `requiresReferrer`: no application without a loan officer or broker
 * - `portfolioManager`, `marketplace`: links of the top bar and side bar
 * - `askRecentTransfer`: the 90-day question on the property step (docs/rules.md#recently-bought-home)
 * - `countryPicker`: phone numbers of other countries
 * - `askResidency`, `confirmSsn`: optional fields
 * - `choosePaymentDay`: the day of automatic payments, where the server names the days (docs/rules.md#automatic-payments)
 * - `crypto`: the crypto-backed product is open
 * - `wholesaleLogin`: people log in at `loginUrl`, a site apart from the brand's own
 */
export const CAPABILITIES = [
  'newYork',
  'ceoFeedback',
  'requiresReferrer',
  'portfolioManager',
  'marketplace',
  'askRecentTransfer',
  'countryPicker',
  'askResidency',
  'confirmSsn',
  'choosePaymentDay',
  'crypto',
  'wholesaleLogin',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Have no effect any more; what a page supplies may name them until the next major version (docs/versions.md). */
export const RETIRED_CAPABILITIES: readonly string[] = ['askListedForSaleAlways', 'hawaii', 'privateLabel'];
