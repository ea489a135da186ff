import { defineCopy } from '#src/brand/copy.tsx';
import type { OccupancyType } from '#src/domain/enums.ts';

export const occupancyLabels = defineCopy('labels/occupancy', {
  HOME: 'Primary home',
  SECONDARY: 'Second home',
  INVESTMENT: 'Investment property',
} satisfies Record<OccupancyType, string>);
