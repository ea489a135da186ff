import { defineCopy } from '#src/brand/copy.tsx';
import type { MaritalStatus } from '#src/domain/application/applicationEnums.ts';

export const maritalStatusLabels = defineCopy('labels/marital-status', {
  MARRIED: 'Married',
  UNMARRIED: 'Unmarried',
  SEPARATED: 'Separated',
} satisfies Record<MaritalStatus, string>);
