/** Session storage: codes that a lender's page may have put there before (shared areas s3). */
export const VISIT_KEYS = ['offerCode', 'reservationCode'] as const;

/** Session storage: the rest of an organisation's visit. */
export const visitKey = (org: string) => `heloc:visit:${org}`;
