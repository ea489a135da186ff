/** Requests for help. Source: docs/rules.md#requests-for-support */

export const SUPPORT_TOPICS = ['APPLICATION', 'ACCOUNT', 'DOCUMENTS', 'TECHNICAL', 'OTHER'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Why a person declines to sign, or asks before they do. */
export const DECLINE_REASONS = ['TERM', 'NAME', 'UNCLEAR', 'TECHNICAL', 'STOP'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What a declined applicant asks to be looked at again. */
export const RECONSIDER_TOPICS = ['INCOME', 'CREDIT', 'PROPERTY', 'NAME', 'OTHER'] as const;
export type ReconsiderTopic = (typeof RECONSIDER_TOPICS)[number];

/** Why a listed signer should be removed. */
export const REPORT_REASONS = ['NOT_ON_TITLE', 'DIED', 'DIVORCED'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a request is about that belongs to an application. */
export const REQUEST_TOPICS = [
  ...DECLINE_REASONS,
  ...RECONSIDER_TOPICS.map((topic) => `RECONSIDER_${topic}` as const),
  'SIGNER',
  'NOTARY_APPOINTMENT',
] as const;

/** How a person wants to be answered. */
export const CONTACT_CHANNELS = ['PHONE', 'EMAIL', 'CHAT'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** When a person wants to be called. */
export const CALL_TIMES = ['MORNING', 'AFTERNOON', 'EVENING'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

export const SUPPORT_NAME_MAX = 128;
/** In characters. */
export const SUPPORT_MESSAGE = { min: 10, max: 1000 } as const;
