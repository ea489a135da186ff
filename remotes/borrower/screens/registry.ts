import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { timeout } from './error/timeout/screen.ts';
import { PENDING } from './pending.ts';

/** Every screen under `/{uuid}`: adding one is its folder and one line here. */
const built: readonly ScreenDefinition[] = [timeout];

/** These two show the "still working" page for good (borrower flow s2). */
const STILL_WORKING = ['review-app/datatree', 'review-app/signdocs'];

export const screens: readonly ScreenDefinition[] = [
  ...built,
  ...STILL_WORKING.map((path) => ({ ...timeout, path, statuses: [] })),
  ...PENDING.map((path) => ({ ...timeout, path, statuses: [], pending: true })),
];
