/**
 * The closed value lists of the product, as they travel; their labels are copy (`src/features/labels/`).
 *
 * A list is a const array, and its union type carries the singular name. Source: docs/rules.md#closed-lists
 */

/** True when `value` is one of `list`; narrows to the list's union. */
export function isOneOf<const T extends string>(list: readonly T[], value: unknown): value is T {
  return typeof value === 'string' && (list as readonly string[]).includes(value);
}

export const OCCUPANCY_TYPES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const;
export type OccupancyType = (typeof OCCUPANCY_TYPES)[number];

export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'ALIMONY',
  'CHILD_SUPPORT',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'PUBLIC_ASSISTANCE_PROGRAM',
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** What the API stores; the three that it does not know are mapped by `employmentForApi`. */
export const API_EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'UNRECOGNIZED',
] as const;
export type ApiEmploymentType = (typeof API_EMPLOYMENT_TYPES)[number];

export const SUFFIXES = ['', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const;
export type Suffix = (typeof SUFFIXES)[number];

/**
 * The API value of a suffix given as label, value or free spelling ("Jr.", "jr"); '' when there is none
 * or it is not in the list (docs/rules.md#names-of-people).
 */
export function suffixToApi(text: string | null | undefined): Suffix {
  const key = (text ?? '').trim().replace(/\.$/, '').toUpperCase();
  return isOneOf(SUFFIXES, key) ? key : '';
}

/** Stages of an application; their position in the list of steps is in `progress.ts`. */
export const STAGES = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'ID_UPLOAD',
  'LINK_INCOME',
  'SIGNING',
  'ENOTARY',
  'MANUAL_NOTARY',
  'COMPLETE',
] as const;
export type Stage = (typeof STAGES)[number];
