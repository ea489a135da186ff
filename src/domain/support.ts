/** A visitor's request for help. Source: docs/rules.md#requests-for-support */

export const SUPPORT_TOPICS = ['APPLICATION', 'ACCOUNT', 'DOCUMENTS', 'TECHNICAL', 'OTHER'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const SUPPORT_NAME_MAX = 128;
/** In characters. */
export const SUPPORT_MESSAGE = { min: 10, max: 1000 } as const;
