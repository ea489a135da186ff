/**
 * What differs between kinds of brand, so that no rule asks for a name. All are off unless `brand.json` says on.
 *
 * - `privateLabel`: a lender's own brand; shows its logo everywhere (docs/rules.md#private-label-brands)
 * - `newYork`, `hawaii`: takes applications for property in that state
 * - `ceoFeedback`: the feedback link (with `role: main` and a login)
 * - `requiresReferrer`: no application without a loan officer or broker
 * - `portfolioManager`, `marketplace`: links of the top bar and side bar
 * - `askRecentTransfer`: the 90-day question on the property step (docs/rules.md#recently-bought-home)
 * - `countryPicker`: phone numbers of other countries
 * - `askResidency`, `confirmSsn`, `choosePaymentDay`: optional fields
 * - `crypto`: the crypto-backed product is open
 * - `wholesaleLogin`: people log in at `loginUrl`, a site apart from the brand's own
 */
export const CAPABILITIES = [
  'privateLabel',
  'newYork',
  'hawaii',
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
export const RETIRED_CAPABILITIES: readonly string[] = ['askListedForSaleAlways'];
