import { MICRO_DEPOSITS, UNVERIFIABLE_ACCOUNT_ENDING } from '../model/bankAccounts.ts';
import { UNKNOWN_SSN_ENDING, UNREACHABLE_SSN_ENDING } from '../model/creditSearch.ts';
import { EMPLOYER_SSN_ENDINGS } from '../model/employerRecords.ts';
import { REFUSED_RETURN } from '../model/incomeReview.ts';
import { NO_VIDEO_STATES } from '../model/notaryLocation.ts';
import { NO_TIMES_LAST_NAME } from '../model/notaryOutcomes.ts';
import { AFFILIATES, MAILED_CODES } from '../model/referrals.ts';
import { REFUSED_STREET, TAKEN_EMAIL, UNIVERSAL_CODE } from '../model/registration.ts';
import { BLOCKED_ZIP, CLOSED_STATE } from '../organisations.ts';

/** Single inputs, of which no table is made. */
export const OTHER_INPUTS = [
  {
    field: 'Last name',
    input: 'with a digit',
    outcome: 'Accepted on a site whose mount option `environment` is `test`, as the demo hosts are',
  },
  {
    field: 'Last name',
    input: NO_TIMES_LAST_NAME,
    outcome: 'No appointment with a notary in person is free: a call can be asked for',
  },
  {
    field: 'Date of birth',
    input: 'younger than 62, with the organisation LARKSPINDLE_SENIOR',
    outcome: '"Must be 62 years or older to apply for a loan"; older ones get interest-only payments',
  },
  {
    field: 'Property state',
    input: 'HI',
    outcome: 'On the main brand: the message that names the partner; create answers 400',
  },
  {
    field: 'Property state',
    input: 'NY',
    outcome:
      'On a brand without New York: the message that names the site for New York. Any other state on a New York brand: the other way round',
  },
  {
    field: 'Property state',
    input: CLOSED_STATE,
    outcome: 'Closed on the main brand: the waitlist, once name, birthdate, income and email are known',
  },
  { field: 'Query', input: 'utm_source=cloc', outcome: 'The waitlist, where the crypto product is not open' },
  {
    field: 'Query',
    input: 'referrer={uuid}',
    outcome: 'One of the referrers above; any other uuid is nobody: /not-accepting-apps',
  },
  {
    field: 'Query',
    input: 'org=OAKLINE_WHOLESALE without referrer',
    outcome: 'A loan officer is required: /not-accepting-apps',
  },
  {
    field: 'Property street',
    input: REFUSED_STREET,
    outcome: 'Create answers 400 "we do not currently offer loans in ..."',
  },
  { field: 'Zip code', input: BLOCKED_ZIP, outcome: 'Not served: the waitlist' },
  {
    field: 'Zip code',
    input: '95969',
    outcome: 'In the disaster list, once the flag fe-heloc-california-fires is on',
  },
  {
    field: 'SSN',
    input: `any valid one ending in ${UNKNOWN_SSN_ENDING}`,
    outcome: 'No credit file; twice: CREDIT_NO_MATCH_SSN',
  },
  {
    field: 'SSN',
    input: `any valid one ending in ${UNREACHABLE_SSN_ENDING}`,
    outcome:
      'The bureau does not answer; the second try again gets through, and so does the sandbox after 4 hours',
  },
  ...Object.entries(EMPLOYER_SSN_ENDINGS).map(([input, { outcome }]) => ({
    field: 'Last four digits of the SSN',
    input,
    outcome,
  })),
  {
    field: 'Last name on the tax return',
    input: REFUSED_RETURN.lastName,
    outcome:
      'The transcript fails after 24 hours of the sandbox’s time, with the IRS’s message; any other is verified then. `POST /sandbox/v1/applications/{uuid}/income-review` with `{"accepted": true}` or `false` ends every review at once. Whoever has gone on meanwhile, has not signed and has no other proof comes back to the income',
  },
  {
    field: 'Employment type',
    input: 'Employed part-time',
    outcome: 'Three pay stubs are asked for instead of one',
  },
  {
    field: 'Bank, payroll or tax program',
    input: 'connected, and not confirmed as one’s own',
    outcome: 'The record expires after 7 days of the sandbox’s time',
  },
  {
    field: 'Residency',
    input: '"Other", at an organisation that asks for it (QUILLMERE_BANK)',
    outcome: 'An underwriter looks for a day of the sandbox’s time after the hard credit check',
  },
  { field: 'SSN', input: 'any other valid one', outcome: 'Credit file found: on to the offers' },
  { field: 'Email at registration', input: TAKEN_EMAIL, outcome: '401, "identity exists"' },
  {
    field: 'Six-digit code',
    input: UNIVERSAL_CODE,
    outcome: 'Always right; so is the one in GET /sandbox/v1/outbox',
  },
  {
    field: 'Photos of the ID',
    input: 'three in a row that cannot be read, or a name that is not the application’s',
    outcome:
      'A person looks at it for a day of the sandbox’s time and accepts it, unless the name of a photo contains `refused`; the documents then carry the name on the ID. `POST /sandbox/v1/applications/{uuid}/identity-review` with `{"accepted": true}` or `false` ends it at once',
  },
  {
    field: 'Photos of the ID',
    input: '"Continue on your phone", then the link in another window or from GET /sandbox/v1/outbox',
    outcome: 'Works once, for 15 minutes of the sandbox’s clock; the file names above hold there, too',
  },
  {
    field: 'Amounts of the two deposits',
    input: MICRO_DEPOSITS.map((cents) => `0.${cents}`).join(' and '),
    outcome:
      'Match, in any order; any others do not, three times at most. They arrive on the next banking day of the sandbox’s clock',
  },
  {
    field: 'Account number',
    input: `any ending in ${UNVERIFIABLE_ACCOUNT_ENDING}, checked with the document`,
    outcome:
      'The review asks for more: the application holds the condition BANK_ACCOUNT_FRAUD_REVIEW, and the review has failed on the next banking day of the sandbox’s clock',
  },
  { field: 'Annual income', input: 'below about 20,000', outcome: 'No offer is affordable: ASSETS_PREQUAL' },
  {
    field: 'Property state',
    input: 'TX',
    outcome: 'Fees below 2 %, 80 % CLTV, NOTARY_WAITING_PERIOD before the notary',
  },
  { field: 'Property state', input: 'GA, SC, MA, DE', outcome: 'ATTORNEY_REVIEW before the notary' },
  {
    field: 'State you are in now, at the notary',
    input: NO_VIDEO_STATES.join(', '),
    outcome: 'The session fails: LOCATION. So it does where the device is outside the United States',
  },
  ...Object.entries(MAILED_CODES).map(([input, { kind }]) => ({
    field: 'Query `offerCode=` or `reservationCode=`',
    input,
    outcome: kind,
  })),
  ...Object.entries(AFFILIATES).map(([input, { note }]) => ({
    field: 'Query `affiliateId=`',
    input,
    outcome: note,
  })),
  {
    field: 'Query `referralUuid=`',
    input: 'a referral above',
    outcome: 'Fills in name, address, phone and email; the one that has an application leads to the login',
  },
  {
    field: 'Query `userData=` or `state=`',
    input: '{"income":145000,"employmentType":"FULL_TIME","dob":"1984-04-12"}',
    outcome: 'Fills these in; see docs/prefill.md',
  },
  {
    field: 'Notifications, behind the bell',
    input:
      '`POST /sandbox/v1/notifications` with `{"identity", "count"}` or `items`, `DELETE` with `{"identity"}`',
    outcome:
      '`identity` is the `identityUuid` of a new application. `items` are fields over a sample, null for what is to be missing; `walletAddress` of both is the account. A new application takes `"notifications"`: a count or items',
  },
] as const;
