/** When a spouse has to sign. Source: docs/rules.md#spouses-who-sign */

/** Community-property states, and homestead states in which a spouse signs although not on the deed. */
const SPOUSE_SIGNS_STATES = [
  'AK',
  'AZ',
  'CA',
  'FL',
  'ID',
  'KS',
  'LA',
  'MN',
  'MO',
  'NV',
  'NM',
  'ND',
  'OH',
  'OK',
  'TX',
  'WA',
  'WI',
] as const;

export interface SpouseFacts {
  maritalStatus: string | null | undefined;
  /** Of the property, two letters. */
  state: string | null | undefined;
  /** How the other owners are related to the applicant. */
  relationships: readonly (string | null | undefined)[];
}

/** True when name and email of a spouse are needed: married, not an owner already, in a state where a spouse signs. */
export function needsSpouse({ maritalStatus, state, relationships }: SpouseFacts): boolean {
  return (
    maritalStatus === 'MARRIED' &&
    !relationships.includes('SPOUSE') &&
    (SPOUSE_SIGNS_STATES as readonly string[]).includes(state?.toUpperCase() ?? '')
  );
}

/** Wisconsin adds a notice about marital property. */
export function needsMaritalPropertyNotice({
  maritalStatus,
  state,
}: Pick<SpouseFacts, 'maritalStatus' | 'state'>): boolean {
  return maritalStatus === 'MARRIED' && state?.toUpperCase() === 'WI';
}
