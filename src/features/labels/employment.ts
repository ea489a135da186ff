import { defineCopy } from '#src/brand/copy.tsx';
import type { EmploymentType } from '#src/domain/enums.ts';

export const employmentLabels = defineCopy('labels/employment', {
  FULL_TIME: 'Employed full-time',
  PART_TIME: 'Employed part-time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  UNEMPLOYED: 'Unemployed / furloughed',
  ALIMONY: 'Alimony',
  CHILD_SUPPORT: 'Child support',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
  PUBLIC_ASSISTANCE_PROGRAM: 'Public assistance program',
} satisfies Record<EmploymentType, string>);
