import { defineCopy } from '#src/brand/copy.tsx';
import type { OwnershipType } from '#src/domain/application/applicationEnums.ts';

export const ownershipLabels = defineCopy('labels/ownership', {
  SOLE: 'Sole owner',
  JOINT: 'Joint owner',
  TRUST: 'Trust',
} satisfies Record<OwnershipType, string>);
