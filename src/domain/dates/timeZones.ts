/** The time zone of a property, in which its deadlines fall (docs/rules.md#right-to-cancel). */

import type { StateCode } from '../property/states.ts';
import { type IsoDate, isIsoDate, toIsoDate } from './calendar.ts';

/** The zone in which most of a state lives; a state with two zones takes that one for its deadlines. */
const ZONES = {
  AL: 'America/Chicago',
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  AR: 'America/Chicago',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  CT: 'America/New_York',
  DE: 'America/New_York',
  DC: 'America/New_York',
  FL: 'America/New_York',
  GA: 'America/New_York',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  IN: 'America/Indiana/Indianapolis',
  IA: 'America/Chicago',
  KS: 'America/Chicago',
  KY: 'America/New_York',
  LA: 'America/Chicago',
  ME: 'America/New_York',
  MD: 'America/New_York',
  MA: 'America/New_York',
  MI: 'America/Detroit',
  MN: 'America/Chicago',
  MS: 'America/Chicago',
  MO: 'America/Chicago',
  MT: 'America/Denver',
  NE: 'America/Chicago',
  NV: 'America/Los_Angeles',
  NH: 'America/New_York',
  NJ: 'America/New_York',
  NM: 'America/Denver',
  NY: 'America/New_York',
  NC: 'America/New_York',
  ND: 'America/Chicago',
  OH: 'America/New_York',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  PA: 'America/New_York',
  RI: 'America/New_York',
  SC: 'America/New_York',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  VT: 'America/New_York',
  VA: 'America/New_York',
  WA: 'America/Los_Angeles',
  WV: 'America/New_York',
  WI: 'America/Chicago',
  WY: 'America/Denver',
} as const satisfies Record<StateCode, string>;

/** In which support and notary hours are given (docs/rules.md#opening-hours). */
export const PACIFIC = 'America/Los_Angeles';

/** The IANA time zone of a state; Pacific time for what is not a state. */
export function timeZoneOf(state: string): string {
  return (ZONES as Readonly<Record<string, string>>)[state.trim().toUpperCase()] ?? PACIFIC;
}

/** The day that an ISO time is in a state; a day is itself, and of no time there is none. */
export function dayIn(state: string, time: string | null | undefined): IsoDate | undefined {
  if (isIsoDate(time)) return time;
  const at = new Date(time ?? '');
  return Number.isNaN(at.getTime()) ? undefined : toIsoDate(at, timeZoneOf(state));
}

/** The zone that the server names, where it is one; else the state's. */
export function knownTimeZone(named: string | null | undefined, state: string): string {
  try {
    if (named && toIsoDate(new Date(0), named)) return named;
  } catch {
    // Not a zone that this browser knows.
  }
  return timeZoneOf(state);
}
