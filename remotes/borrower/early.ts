import { createEarly } from '#src/mount/early/createEarly.ts';
import { isKnown } from './isKnown.ts';
import { START } from './start.ts';

export const mount = createEarly({ path: START, isKnown });
