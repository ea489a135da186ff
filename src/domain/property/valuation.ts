/** What is asked about a home whose value no computer knows. Source: docs/rules.md#home-value-estimate */

/** What a person can say of their home, and a report of it; a report may also know nothing. */
export const PROPERTY_CONDITIONS = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const;
type PropertyCondition = (typeof PROPERTY_CONDITIONS)[number];

/** Conditions that get a warning, since they may make the property ineligible. */
export const BELOW_AVERAGE: readonly string[] = ['POOR', 'FAIR'] satisfies PropertyCondition[];

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
