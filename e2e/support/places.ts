import { APPLYING } from './places/applying.ts';
import { CLOSING } from './places/closing.ts';
import type { Examined } from './places/examined.ts';

/** Every screen of an application in each state that is worth examining, in the order of the journey. */
export const PLACES: readonly Examined[] = [
  ...APPLYING,
  ...CLOSING,
  { name: 'error/timeout', application: 'UNKNOWN', heading: "We're still working on your application" },
];
