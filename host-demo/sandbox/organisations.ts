import { stateName } from '#src/domain/property/stateNames.ts';
import { PROPERTY_STATES } from '#src/domain/property/states.ts';

/** What the sandbox's back end knows of an organisation; its looks and wording are none of its business. */
export interface Organisation {
  code: string;
  /** Two-letter states in which it lends. */
  states?: readonly string[];
  blockedZips?: readonly string[];
  /** States listed in the footer; default: none, which leaves them to the brand. */
  licensedStates?: readonly string[];
  /** Whether membership discounts exist. */
  creditUnion?: boolean;
  /** Lends to people of 62 and older, against interest-only payments. */
  senior?: boolean;
  /** Features by key, as the organisation has them until the back end decides them. */
  flags?: Readonly<Record<string, boolean>>;
  /** By department, the days that are open; of a department without, as everywhere. */
  hours?: Readonly<Record<string, readonly OpenDay[]>>;
}

export interface OpenDay {
  readonly weekdayValue: number;
  readonly isOpen: boolean;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** A state in which the main brand does not lend, for the waitlist; Hawaii has a message of its own. */
export const CLOSED_STATE = 'WV';

const OPEN_STATES = PROPERTY_STATES.filter((state) => state !== 'HI' && state !== CLOSED_STATE);

/** A zip code in which no organisation lends, for the waitlist. */
export const BLOCKED_ZIP = '99950';

const NEW_YORK = ['NY'];
/** Sites that are not of New York name no licence there. */
const OUTSIDE_NEW_YORK = OPEN_STATES.filter((state) => state !== 'NY');

/** The main brand's own; every other code gets the defaults. */
const SEEDED: readonly Organisation[] = [
  { code: 'OAKLINE' },
  { code: 'OAKLINE_NY', licensedStates: NEW_YORK },
  { code: 'OAKLINE_WHOLESALE' },
  { code: 'OAKLINE_MARKETS_CREDIT' },
  { code: 'OAKLINE_NY_WHOLESALE', licensedStates: NEW_YORK },
].map((organisation) => ({ states: OPEN_STATES, licensedStates: OUTSIDE_NEW_YORK, ...organisation }));

/** What organisations say of themselves in their data, as far as a back end has to know it. */
export type FactsOf = (code: string) => Partial<Organisation> | undefined;

export function createOrganisations(factsOf: FactsOf = () => undefined) {
  const seeded = new Map(SEEDED.map((organisation) => [organisation.code, organisation]));
  return {
    /** Never fails: an organisation is data elsewhere, and a new one must work here without a change. */
    of(code: string): Required<Organisation> {
      const facts = factsOf(code);
      return {
        states: facts?.licensedStates ?? PROPERTY_STATES,
        blockedZips: [BLOCKED_ZIP],
        licensedStates: [],
        senior: /(?:^|_)(?:SENIOR|62)$/.test(code),
        creditUnion: /(?:^|_)(?:CU|FCU|CREDIT_UNION)$/.test(code),
        flags: {},
        hours: {},
        ...seeded.get(code),
        ...facts,
        code,
      };
    },
  };
}
export type Organisations = ReturnType<typeof createOrganisations>;

export const licenseOf = (abbrev: string) => ({
  abbrev,
  name: stateName(abbrev),
  license: `SBX-${abbrev}-2026`,
});
