/** Session storage: codes that a lender's page may have put there before (docs/rules.md#prefill-by-a-look-up). */
export const VISIT_KEYS = ['offerCode', 'reservationCode'] as const;

/** Session storage: the rest of an organisation's visit. */
export const visitKey = (org: string) => `heloc:visit:${org}`;
