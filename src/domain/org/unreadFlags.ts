/** Flags of the shell that nothing reads, each for a reason: docs/decisions/0031-what-is-named-and-not-used.md */
export const UNREAD_FLAG_KEYS = {
  businessIdentityVerification: 'fe-heloc-business-identity-verification',
  dc: 'fe-heloc-dc',
  rateBuyDown: 'fe-heloc-rate-buy-down',
} as const;
