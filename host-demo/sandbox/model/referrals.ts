/** Who sends people, by the uuid in the query. `states`: where a licence is enforced. */
export const REFERRERS = {
  '11111111-1111-4111-8111-111111111111': { kind: 'A loan officer, licensed everywhere', states: null },
  '22222222-2222-4222-8222-222222222222': {
    kind: 'A loan officer, licences enforced: CA and TX only',
    states: ['CA', 'TX'],
  },
  '33333333-3333-4333-8333-333333333333': { kind: 'A broker without a loan officer', states: null },
  '66666666-6666-4666-8666-666666666666': {
    kind: 'A loan officer whose look-up fails: the state’s own is put in their place',
    states: null,
    fails: true,
  },
} as const;

/** NMLS id of the wholesale broker whose inquiries do not block a new application; `inquiryBypassNmls` of the brand. */
export const BYPASS_NMLS = '1900777';

/** Referrals by their uuid. */
export const REFERRALS = {
  '44444444-4444-4444-8444-444444444444': {
    status: 'NEW',
    kind: 'A referral that prefills name, address, phone, email',
  },
  '55555555-5555-4555-8555-555555555555': {
    status: 'APPLICATION_EXISTS',
    kind: 'A referral that already has an application',
  },
} as const;

/** Codes on letters, and the offer that they lead to. */
export const MAILED_CODES = {
  'OAK-2026': { offerCode: 'OAK-2026', kind: 'An offer: fills in name and address' },
  'RES-4411': { offerCode: 'OAK-2026', kind: 'A reservation of the same offer' },
} as const;

/** Who is meant by a referral, a letter and an affiliate. */
export const REFERRED = {
  firstName: 'Maya',
  lastName: 'Castellan',
  street1: '18 Orchard St',
  street2: '',
  city: 'Boise',
  state: 'ID',
  zip: '83702',
  email: 'maya.castellan@example.com',
  phoneNumber: '2085550143',
};

/** What affiliates know of a person, by the id of the record. */
export const AFFILIATES = {
  'demo-affiliate': {
    record: { ...REFERRED, dob: '1984-04-12', income: 128_000 },
    note: 'Fills in everything but the occupancy and the kind of employment',
  },
  'thin-affiliate': { record: { income: 96_000 }, note: 'Knows nothing but the income' },
  'false-affiliate': {
    record: {
      firstName: '<b>',
      street1: '',
      state: 'Nowhere',
      dob: '2020-02-30',
      email: 'nobody',
      phoneNumber: '1',
      income: -5,
    },
    note: 'Only things that cannot be: nothing is filled in',
  },
} as const;

/** An originator licensed in the state itself, else one licensed everywhere. */
export function replacementIn(state: string | undefined): string {
  const people = Object.entries(REFERRERS).filter(([, row]) => !('fails' in row));
  const states = (row: (typeof people)[number][1]): readonly string[] | null => row.states;
  const own = people.find(([, row]) => state !== undefined && states(row)?.includes(state));
  return (own ?? people.find(([, row]) => row.states === null))?.[0] ?? '';
}
