/** Insurance of the home that a line needs. Source: docs/rules.md#insurance-of-the-home */
import { addDays, type IsoDate } from '../dates/calendar.ts';

export const POLICY_KINDS = ['HOMEOWNERS', 'FLOOD', 'CONDO_MASTER', 'CONDO_HO6'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** The most that the national program insures of one home, in dollars. */
const NATIONAL_FLOOD_MAX = 250_000;
const DAYS_LEFT = 60;

/** Dollars. */
interface Home {
  /** All loans on it, this line among them. */
  loans: number;
  /** To build it again. */
  replacementCost: number;
}

/** Special flood hazard areas: zones that begin with A or V on FEMA's map. */
export const isHazardZone = (zone: string | null | undefined): boolean => /^[AV]/i.test((zone ?? '').trim());

/** The least that a policy has to cover, in dollars; undefined where another policy determines it. */
export const REQUIRED_COVERAGE = {
  HOMEOWNERS: ({ loans, replacementCost }) => Math.min(loans, replacementCost),
  FLOOD: ({ loans, replacementCost }) => Math.min(loans, replacementCost, NATIONAL_FLOOD_MAX),
  CONDO_MASTER: () => undefined,
  CONDO_HO6: () => undefined,
} as const satisfies Record<PolicyKind, (home: Home) => number | undefined>;

/** Whether it ends so soon that its renewal is asked for. */
export const endsSoon = (expires: IsoDate, today: IsoDate): boolean => expires < addDays(today, DAYS_LEFT);
