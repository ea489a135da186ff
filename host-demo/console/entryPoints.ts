import { REFUSED_STREET, TAKEN_EMAIL } from '#sandbox/model/registration.ts';
import { BLOCKED_ZIP, CLOSED_STATE } from '#sandbox/organisations.ts';
import { APPLY_AGAIN } from '#scenarios/applyAgain.ts';
import type { FlagName } from '#src/domain/org/flags.ts';

/** One way into registration, with everything that must be set up first. */
export interface EntryPoint {
  label: string;
  /** What is to be seen there, and what to press first. */
  see: string;
  /** Below the application's base path, with its query. */
  path: string;
  /** Where another organisation than the chosen one is needed. */
  org?: string;
  /** Flags that differ from the organisation's own; all others that some entry point sets are reset to those. */
  flags?: Partial<Record<FlagName, boolean>>;
  /** What the maintenance flag carries. */
  maintenance?: { message: string; routes: readonly string[] };
  /** Signed in, with this application. */
  scenario?: string;
}

const MAIN = 'OAKLINE';
const NY_BRAND = 'OAKLINE_NY';
const WHOLESALE = 'OAKLINE_WHOLESALE';
const PARTNER = 'QUILLMERE_BANK';
const REGISTRATION = '/register-v2';

const LICENSED = '11111111-1111-4111-8111-111111111111';
const CA_AND_TX = '22222222-2222-4222-8222-222222222222';
const UNREACHABLE = '66666666-6666-4666-8666-666666666666';
const UNKNOWN_ORIGINATOR = '99999999-9999-4999-8999-999999999999';

const HOME = {
  street1: '12 Alder Way',
  city: 'Boise',
  state: 'ID',
  zip: '83702',
  occupancyType: 'HOME',
};

const link = (answers: object) => `userData=${encodeURIComponent(JSON.stringify(answers))}`;
/** Registration with the property filled in: its gate is one press away. */
const property = (changes: Partial<typeof HOME> = {}) =>
  `${REGISTRATION}?${link({ propertyAddress: { ...HOME, ...changes } })}`;

const EVERYTHING = {
  propertyAddress: HOME,
  isListedForSale: false,
  income: 145_000,
  employmentType: 'FULL_TIME',
  name: { firstName: 'Ana', lastName: 'Rivera' },
  dob: '1984-04-12',
};

/** Every entry point by its group. */
export const ENTRY_POINTS: Readonly<Record<string, readonly EntryPoint[]>> = {
  'The flow': [
    { label: 'As usual', see: 'Version 2', path: REGISTRATION },
    {
      label: 'Older flow',
      see: 'The steps of /register?step=',
      path: '/register',
      flags: { redesign2025: false },
    },
    {
      label: 'Everything filled in',
      see: 'Press Continue until the email is asked',
      path: `${REGISTRATION}?${link(EVERYTHING)}`,
    },
    {
      label: '62 and older',
      see: 'A birthdate of 1984 is refused',
      path: `${REGISTRATION}?${link(EVERYTHING)}`,
      org: 'LARKSPINDLE_SENIOR',
    },
    {
      label: 'Account Already Exists',
      see: `Go on to the email, ${TAKEN_EMAIL}, and the last Continue`,
      path: `${REGISTRATION}?${link(EVERYTHING)}`,
    },
    {
      label: 'A state in which nobody lends',
      see: 'The last Continue says so and stays',
      path: property({ street1: REFUSED_STREET }),
    },
  ],
  'Gates: press Continue': [
    {
      label: 'New York, other brand',
      see: '"... located in New York"',
      path: property({ city: 'Albany', state: 'NY', zip: '12207' }),
      org: MAIN,
      flags: { nyModal: true },
    },
    {
      label: 'New York brand, other state',
      see: '"... outside of New York"',
      path: property(),
      org: NY_BRAND,
      flags: { nyModal: true },
    },
    {
      label: 'Hawaii',
      see: 'Points to the partner',
      path: property({ city: 'Hilo', state: 'HI', zip: '96720' }),
      org: MAIN,
    },
    {
      label: 'Regulator review',
      see: 'New York is refused in the field',
      path: property({ city: 'Albany', state: 'NY', zip: '12207' }),
      org: NY_BRAND,
      flags: { regulatorReview: true },
    },
    {
      label: 'Licensed states',
      see: 'The message at once, Continue is off',
      path: `${property()}&referrer=${CA_AND_TX}`,
    },
    {
      label: 'Disaster ZIP',
      see: 'The warning at once, Continue goes on',
      path: property({ city: 'Paradise', state: 'CA', zip: '95969' }),
      flags: { californiaFires: true },
    },
    {
      label: 'Waitlist by state',
      see: 'The notice at once; joined after the email',
      path: property({ city: 'Charleston', state: CLOSED_STATE, zip: '25301' }),
      org: MAIN,
    },
    {
      label: 'Waitlist by ZIP, partner',
      see: 'The same, on /waitlist',
      path: property({ zip: BLOCKED_ZIP }),
      org: PARTNER,
    },
    {
      label: 'Waitlist of the crypto product',
      see: 'The same, for another reason',
      path: `${property()}&utm_source=cloc`,
      org: MAIN,
    },
  ],
  Referrer: [
    { label: 'Known', see: 'Registration', path: `${REGISTRATION}?referrer=${LICENSED}` },
    { label: 'Required, none given', see: '/not-accepting-apps', path: REGISTRATION, org: WHOLESALE },
    { label: 'Nobody', see: '/not-accepting-apps', path: `${REGISTRATION}?referrer=${UNKNOWN_ORIGINATOR}` },
    {
      label: 'Replaced',
      see: 'After Continue the query names another one',
      path: `${property()}&referrer=${UNREACHABLE}`,
    },
  ],
  Prefill: [
    {
      label: 'Link with answers',
      see: 'Income and birthdate',
      path: `${REGISTRATION}?${link({ income: 145_000, employmentType: 'FULL_TIME', dob: '1984-04-12' })}`,
    },
    { label: 'Mailed offer', see: 'Name and address', path: `${REGISTRATION}?offerCode=OAK-2026` },
    { label: 'Reservation', see: 'The same offer', path: `${REGISTRATION}?reservationCode=RES-4411` },
    {
      label: 'Referral',
      see: 'Name, address, phone, email',
      path: `${REGISTRATION}?referralUuid=44444444-4444-4444-8444-444444444444`,
    },
    {
      label: 'Referral that has applied',
      see: 'The login',
      path: `${REGISTRATION}?referralUuid=55555555-5555-4555-8555-555555555555`,
    },
    {
      label: 'Affiliate',
      see: 'All but occupancy and employment',
      path: `${REGISTRATION}?affiliateId=demo-affiliate&affiliate=lantern`,
    },
  ],
  'Has an application already': Object.entries(APPLY_AGAIN).map(([scenario, { label }]) => ({
    label: label.replace('Applies again: ', ''),
    see: 'Registration, signed in',
    path: REGISTRATION,
    scenario,
  })),
  'Logging in': [
    {
      label: 'Legacy login',
      see: 'Log in leads to /auth/login',
      path: REGISTRATION,
      flags: { brokerLogin: false },
    },
    {
      label: 'Where the login call says',
      see: 'Log in leads to /auth/login?via=broker',
      path: REGISTRATION,
      flags: { brokerLogin: true },
    },
    {
      label: "The wholesale brand's own site",
      see: 'Log in leads to /wholesale/login',
      path: `${REGISTRATION}?referrer=${LICENSED}`,
      org: WHOLESALE,
    },
    {
      label: 'Identity provider (auth0)',
      see: 'Five steps; the last Continue asks for the login',
      path: `${REGISTRATION}?${link(EVERYTHING)}`,
      flags: { auth0: true },
    },
  ],
  Maintenance: [
    {
      label: 'Usual message',
      see: 'Scheduled Maintenance',
      path: REGISTRATION,
      flags: { maintenance: true },
    },
    {
      label: 'Message of its own',
      see: 'Back at 6 PM',
      path: REGISTRATION,
      flags: { maintenance: true },
      maintenance: { message: 'Back at 6 PM Pacific time.', routes: [] },
    },
    {
      label: 'Only the older flow',
      see: 'Version 2 is open, /register is not',
      path: REGISTRATION,
      flags: { maintenance: true },
      maintenance: { message: '', routes: ['/register'] },
    },
    {
      label: 'Bank screens of every application',
      see: 'Registration is open; an application at its bank account is not',
      path: REGISTRATION,
      flags: { maintenance: true },
      maintenance: { message: '', routes: ['/{uuid}/bank/*'] },
    },
  ],
};

/** Every flag that some entry point sets. */
export const ENTRY_POINT_FLAGS = [
  ...new Set(
    Object.values(ENTRY_POINTS)
      .flat()
      .flatMap(({ flags }) => Object.keys(flags ?? {}) as FlagName[]),
  ),
];
