import type { FirstStep } from '#src/mount/early/firstStep.ts';
import { START } from './firstPath.ts';
import { isReturningVisitor } from './isReturningVisitor.ts';
import { keepTyped } from './registration/property/keepTyped.ts';

/** Registration's, as the loader shows it before this remote is there. */
export const firstStep: FirstStep = { path: START, isReturningVisitor, saveTyped: keepTyped };
