/** What an income comes from. Source: docs/rules.md#employment-types */
import { type ApiEmploymentType, EMPLOYMENT_TYPES, type EmploymentType, isOneOf } from '../enums.ts';

/** The employment types that the API files under separate maintenance payments. */
const API_NAMES = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  SELF_EMPLOYED: 'SELF_EMPLOYED',
  RETIRED: 'RETIRED',
  UNEMPLOYED: 'UNEMPLOYED',
  ALIMONY: 'SEPARATE_MAINTENANCE_PAYMENTS',
  CHILD_SUPPORT: 'SEPARATE_MAINTENANCE_PAYMENTS',
  SEPARATE_MAINTENANCE_PAYMENTS: 'SEPARATE_MAINTENANCE_PAYMENTS',
  PUBLIC_ASSISTANCE_PROGRAM: 'SEPARATE_MAINTENANCE_PAYMENTS',
} as const satisfies Record<EmploymentType, ApiEmploymentType>;

/** The employment type as the create call names it; what is not in the list becomes UNRECOGNIZED. */
export function employmentForApi(type: unknown): ApiEmploymentType {
  return isOneOf(EMPLOYMENT_TYPES, type) ? API_NAMES[type] : 'UNRECOGNIZED';
}

/** What is wrong with an employment type; undefined when it is fine. */
export function employmentProblem(type: string | null | undefined): 'required' | 'unemployed' | undefined {
  if (!isOneOf(EMPLOYMENT_TYPES, type)) return 'required';
  return type === 'UNEMPLOYED' ? 'unemployed' : undefined;
}
