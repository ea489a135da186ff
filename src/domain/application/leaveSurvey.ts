/** What is asked when a person leaves before the end. Source: docs/rules.md#leave-survey */
export const LEAVE_REASONS = [
  'JUST_LOOKING',
  'RATE_OR_FEES',
  'AMOUNT_TOO_LOW',
  'TECHNICAL_PROBLEM',
  'NO_DOCUMENTS',
  'OTHER',
] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

export const SURVEY_TEXT_MAX = 140;
