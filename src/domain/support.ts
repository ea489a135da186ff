/** Requests for help. Source: docs/rules.md#requests-for-support */

export const SUPPORT_TOPICS = ['APPLICATION', 'ACCOUNT', 'DOCUMENTS', 'TECHNICAL', 'OTHER'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** How a person wants to be answered. */
export const CONTACT_WAYS = ['PHONE', 'EMAIL', 'CHAT'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** When a person wants to be called. */
export const CALL_TIMES = ['MORNING', 'AFTERNOON', 'EVENING'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const SUPPORT_NAME_MAX = 128;
/** In characters. */
export const SUPPORT_MESSAGE = { min: 10, max: 1000 } as const;
