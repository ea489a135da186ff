import type { ChecklistStatus } from './status.ts';

/** Statuses under which an underwriter has the file. Source: docs/rules.md#underwriting-review */
export const UNDERWRITING_STATUSES = [
  'APPRAISAL_REVIEW_COMPLETE',
  'HOLD_FOR_APPRAISAL_REVIEW',
  'ORDER_FULL_TITLE',
  'REQUEST_STEWART_PAYOFFS',
] as const satisfies readonly ChecklistStatus[];
