/** What is asked about a home whose value no computer knows. Source: docs/rules.md#home-value-estimate */

/** What a person can say of their home. */
export const STATED_CONDITIONS = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const;
type StatedCondition = (typeof STATED_CONDITIONS)[number];

/** What a report of it can say, which may also know nothing. */
export const PROPERTY_CONDITIONS = ['UNKNOWN_CONDITION', 'NOT_AVAILABLE', ...STATED_CONDITIONS] as const;

/** Of a valuation by a broker (docs/rules.md#way-of-a-valuation); others are steps in between. */
type BpoStatus = 'BPO_REQUIRED' | 'BPO_COMPLETE';

/** Whether a valuation is at one of the two that mean something here; some services send the bare text. */
export const isBpo = (
  bpo: { status?: string | null | undefined } | string | null | undefined,
  status: BpoStatus,
): boolean => (typeof bpo === 'string' ? bpo : bpo?.status) === status;

/** Conditions that get a warning, since they may make the property ineligible. */
export const BELOW_AVERAGE: readonly string[] = ['POOR', 'FAIR'] satisfies StatedCondition[];

export const HOME_CHANGES = ['ADDITION', 'ROOF', 'KITCHEN', 'BATHROOMS', 'SOLAR', 'NONE'] as const;
export const HOME_DAMAGES = ['NONE', 'ROOF', 'WATER', 'FOUNDATION', 'FIRE', 'OTHER'] as const;
export const HOME_OCCUPANTS = ['OWNER', 'OWNER_AND_OTHERS', 'TENANT', 'NOBODY'] as const;
export const VISIT_DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** Dollars. */
export const ESTIMATE_MIN = 20_000;
export const ESTIMATE_MAX = 10_000_000;
/** How many comparable sales a person may name against a valuation (docs/rules.md#reconsideration-of-value). */
export const COMPARABLES_MAX = 3;
/** How long ago they may have been. */
export const COMPARABLE_DAYS = 365;

/** An estimate that is more than double a known figure, or less than half of it, is asked about again. */
export const isFarOff = (estimate: number, known: number): boolean =>
  known > 0 && estimate > 0 && (estimate > 2 * known || estimate < known / 2);
