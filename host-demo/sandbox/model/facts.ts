/** The facts for underwriting. The same facts always give the same answer. */
export interface Facts {
  firstName: string;
  lastName: string;
  dob: string;
  street1: string;
  zip: string;
  state: string;
  occupancyType: string;
  /** Dollars a year. */
  income: number;
  senior: boolean;
  creditUnion: boolean;
}

export const propertySeed = ({ street1, zip }: Pick<Facts, 'street1' | 'zip'>) =>
  `property|${street1}|${zip}`.toLowerCase().replace(/\s+/g, ' ');
