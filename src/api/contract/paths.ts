/** Base of every call about one application (docs/rules.md#base-of-a-service). */
export const HELOC = '/service-application/api/v1/application/heloc' as const;
export const HELOC_ONE = `${HELOC}/{uuid}` as const;
/** The reads that need no sign-in. */
export const HELOC_EXTERNAL = '/service-application/external/api/v1/heloc' as const;
