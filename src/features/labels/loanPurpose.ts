import { defineCopy } from '#src/brand/copy.tsx';
import type { LoanPurpose } from '#src/domain/application/applicationEnums.ts';

export const loanPurposeLabels = defineCopy('labels/loan-purpose', {
  DEBT_CONSOLIDATION: 'Debt consolidation',
  HOME_IMPROVEMENT: 'Home improvement',
  MAJOR_PURCHASE: 'Major purchase',
  EDUCATION: 'Education',
  HEALTH_MEDICAL: 'Medical or health costs',
  CARING_FOR_FAMILY: 'Caring for family',
  RETIREMENT: 'Retirement',
  TRAVEL: 'Travel',
  SMALL_BUSINESS: 'Small business',
  SOLAR_ENERGY_EFFICIENT_INSTALLATION: 'Solar or energy efficiency',
  OTHER: 'Something else',
} satisfies Record<LoanPurpose, string>);
