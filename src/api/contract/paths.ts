/** Base of every call about one application (docs/rules.md#base-of-a-service). */
export const HELOC = '/service-application/api/v1/application/heloc' as const;
/** Where an organisation may have those on crypto (`servicePaths` of its brand). */
export const CRYPTO_HELOC = '/service-application/api/v1/application/crypto-heloc';
export const HELOC_ONE = `${HELOC}/{uuid}` as const;
/** The reads that need no sign-in. */
export const HELOC_EXTERNAL = '/service-application/external/api/v1/heloc' as const;
/** Base of what the lender still needs of an application. */
export const CONDITIONS = '/service-conditions' as const;
/** Base of the logins: `audience` is that of the token (docs/rules.md#where-to-log-in). */
export const BROKER = '/identity-broker/{audience}' as const;
