import { BLOCKED_ZIP, CLOSED_STATE } from './organisations.ts';

/**
 * What QA can type to reach each outcome, as payment sandboxes do with card numbers. The sandbox reads this table, and
 * docs/test-inputs.md is generated from it (`UPDATE_DOCS=1 npx jest testInputs`).
 */
export const LAST_NAMES = {
  Nomatch: { at: 'softCredit', status: 'CREDIT_NO_MATCH', note: 'Then enter an SSN, see below' },
  Thinfile: {
    at: 'softCredit',
    status: 'CREDIT_NO_MATCH_SSN',
    note: 'The report has too little in it; a person finds the file a day after the details',
  },
  Nofile: {
    at: 'softCredit',
    status: 'CREDIT_NO_MATCH_SSN',
    note: 'No file is found, by a person neither: declined a day after the details',
  },
  Frozen: { at: 'softCredit', status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', note: 'The second try goes through' },
  Stayfrozen: {
    at: 'softCredit',
    status: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    note: 'Every try finds it frozen until `POST /sandbox/v1/applications/{uuid}/credit-freeze` with `{"lifted": true}`',
  },
  Bureaudown: { at: 'softCredit', status: 'CREDIT_ERROR', note: '' },
  Young: { at: 'softCredit', status: 'CREDIT_MINOR', note: 'The credit file looks like a minor’s' },
  Fraudalert: { at: 'softCredit', status: 'FACTA_REVIEW', note: '' },
  Stuck: { at: 'softCredit', status: 'WAITING_FOR_SOFT_CREDIT', note: 'Waits for ever' },
  Unheardof: {
    at: 'softCredit',
    status: 'A_STATUS_FROM_THE_FUTURE',
    note: 'A status that the app does not know',
  },
  Decline: { at: 'offers', status: 'DECLINED', note: 'With four reasons' },
  Noreason: { at: 'offers', status: 'DECLINED', note: 'Without reasons: a letter will explain' },
  Assets: { at: 'offers', status: 'ASSETS_PREQUAL', note: '' },
  Leveraged: { at: 'offers', status: 'CLTV_LIEN_POSITION_REQUALIFY', note: '' },
  Inquiry: { at: 'offers', status: 'LIEN_VERIFICATION', note: 'An inquiry, not an application' },
  Hardfrozen: {
    at: 'hardCredit',
    status: 'HARD_CREDIT_LOCKED_OR_FROZEN',
    note: 'The second try goes through',
  },
  Delinquent: {
    at: 'hardCredit',
    status: 'DELINQUENCY_REVIEW',
    note: 'Goes on a day of the sandbox’s time after the answer',
  },
  Otherparcel: {
    at: 'hardCredit',
    status: 'ORDER_FULL_TITLE',
    note: 'The title search asks which lot is the home; goes on a day after the answer',
  },
  Otherowner: {
    at: 'hardCredit',
    status: 'ORDER_FULL_TITLE',
    note: 'County records name another owner; goes on a day after the answer',
  },
  Underwriter: {
    at: 'hardCredit',
    status: 'HOLD_FOR_APPRAISAL_REVIEW',
    note: 'An underwriter looks at it for two days',
  },
  Newhire: {
    at: 'income',
    status: 'EMPLOYMENT_VERIFICATION',
    note: 'Goes on a day of the sandbox’s time after the answer; another job leads back to the income',
  },
  Floodzone: {
    at: 'afterSigning',
    status: 'GEN_CLOSING_DISCLOSURE',
    note: 'The flood certificate comes after 4 hours of the sandbox’s time',
  },
  Highwater: {
    at: 'afterSigning',
    status: 'GEN_CLOSING_DISCLOSURE',
    note: 'The home is in a flood hazard area: a notice to acknowledge, and a policy to send; with too little coverage it is refused a day later',
  },
} as const satisfies Record<string, { at: DecisionPoint; status: string; note: string }>;

export const STREETS = {
  '404 Nowhere Rd': {
    at: 'property',
    status: 'NO_PROPERTY_FOUND',
    note: 'Found with a parcel number, else by a person a day later',
  },
  '2 Twin Ln': { at: 'property', status: 'MULTIPLE_PROPERTIES', note: 'Two units to choose from' },
  '3 Appraisal Ave': {
    at: 'value',
    status: 'ONSITE_APPRAISAL_PENDING',
    note: 'The report comes after 5 days',
  },
  '5 Appraisal Ave': {
    at: 'value',
    status: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    note: 'An appraisal to pay for, on a card page of the sandbox',
  },
  '1 Novalue Ct': {
    at: 'value',
    status: 'NO_AVM_FOUND',
    note: 'The report comes 4 days of the sandbox’s time after the order, or with `POST /sandbox/v1/applications/{uuid}/valuation`',
  },
  '5 Tumbledown Rd': {
    at: 'value',
    status: 'NO_AVM_FOUND',
    note: 'The report finds its condition unacceptable; photos are read within 2 days',
  },
} as const satisfies Record<string, { at: DecisionPoint; status: string; note: string }>;

/** The street of a home that the report does not find in order. */
export const RUN_DOWN_STREET = '5 Tumbledown Rd' satisfies keyof typeof STREETS;

/** Where the machine asks the tables above. */
export type DecisionPoint =
  | 'softCredit'
  | 'property'
  | 'value'
  | 'offers'
  | 'hardCredit'
  | 'income'
  | 'afterSigning';

/** The street on which the create call refuses the state. */
export const REFUSED_STREET = '51 Notserved Way';

/** An SSN that ends like this has no credit file; every other one has. */
export const UNKNOWN_SSN_ENDING = '9999';

/** An SSN that ends like this meets a bureau that is down; the second try again gets through. */
export const UNREACHABLE_SSN_ENDING = '8888';

/** SSNs that end like this, at the employer's data provider: pay as a share of the stated income; any other shows all of it. */
export const EMPLOYER_SSN_ENDINGS = {
  '9999': { payShare: 0, outcome: 'Employer’s records: nobody is found' },
  '6060': { payShare: 0.6, outcome: 'Employer’s records: pay is 60 % of the stated income' },
} as const;

/** A last name on the return for which the IRS has none. */
export const REFUSED_RETURN = {
  lastName: 'Noreturn',
  message: 'The IRS has no return under this name and address. Correct them, or send us your returns.',
} as const;

/** Works wherever a six-digit code is asked for, besides the one in the outbox. */
export const UNIVERSAL_CODE = '123456';

export const BANKS = {
  'harbor-community': { name: 'Harbor Community Bank', outcome: 'LINKED' },
  'first-sandbox': { name: 'First Sandbox Bank', outcome: 'LINKED' },
  'bank-down': { name: 'Bank That Is Down', outcome: 'INSTITUTION_DOWN' },
  'bank-busy': { name: 'Bank That Is Busy', outcome: 'RATE_LIMITED' },
  'bank-unsupported': { name: 'Bank That Is Not Supported', outcome: 'INSTITUTION_NOT_FOUND' },
} as const;

export const PAYROLLS = {
  'brightwater-logistics': { name: 'Brightwater Logistics', outcome: 'LINKED' },
  'clearledger-payroll': { name: 'Clearledger Payroll', outcome: 'LINKED' },
  'northfield-hr': { name: 'Northfield HR', outcome: 'LINKED' },
  paystead: { name: 'Paystead', outcome: 'LINKED' },
  'summit-pay': { name: 'Summit Pay', outcome: 'LINKED' },
  'payroll-down': { name: 'Payroll That Is Down', outcome: 'INSTITUTION_DOWN' },
  'payroll-busy': { name: 'Payroll That Is Busy', outcome: 'RATE_LIMITED' },
  'payroll-unsupported': { name: 'Payroll That Is Not Supported', outcome: 'INSTITUTION_NOT_FOUND' },
} as const;

export const TAX_PROGRAMS = {
  ledgerleaf: { name: 'Ledgerleaf Tax', outcome: 'LINKED' },
  fileright: { name: 'Fileright', outcome: 'LINKED' },
  'tax-down': { name: 'Tax Program That Is Down', outcome: 'INSTITUTION_DOWN' },
  'tax-busy': { name: 'Tax Program That Is Busy', outcome: 'RATE_LIMITED' },
  'tax-unsupported': { name: 'Tax Program That Is Not Supported', outcome: 'INSTITUTION_NOT_FOUND' },
} as const;

/** By the first two digits of a routing number, in turn. Those that begin with 6 or 7 are nobody's. */
const ROUTING_BANKS = [
  'Harbor Community Bank',
  'Cedar Valley Credit Union',
  'First Sandbox Bank',
  'Northgate Savings',
];
export const bankOf = (routingNumber: string): string | undefined =>
  /^[67]/.test(routingNumber)
    ? undefined
    : ROUTING_BANKS[Number(routingNumber.slice(0, 2)) % ROUTING_BANKS.length];

/** Users of every sandbox bank, payroll and tax program. `payShare`: what is found as a share of the stated income. */
export const BANK_USERS = {
  user_good: { payShare: 1, holder: 'applicant', kinds: ['CHECKING', 'SAVINGS'], note: 'Everything fits' },
  user_mfa: {
    payShare: 1,
    holder: 'applicant',
    kinds: ['CHECKING', 'SAVINGS'],
    mfa: true,
    note: `Asks for a code: ${UNIVERSAL_CODE}; then everything fits`,
  },
  user_low_pay: {
    payShare: 0.6,
    holder: 'applicant',
    kinds: ['CHECKING'],
    note: 'Pay is 60 % of the stated income: the offers are revised (REVISED_OFFER_SELECTION)',
  },
  user_no_pay: {
    payShare: 0,
    holder: 'applicant',
    kinds: ['CHECKING'],
    note: 'No pay, pay statements or tax returns: the record fails',
  },
  user_other_name: {
    payShare: 1,
    holder: 'Casey Someoneelse',
    kinds: ['CHECKING'],
    note: 'The account belongs to somebody else',
  },
  user_prepaid: { payShare: 1, holder: 'applicant', kinds: ['PREPAID'], note: 'No account that can be used' },
} as const;

/** Cents of the two deposits that check a typed account. */
export const MICRO_DEPOSITS = [32, 45] as const;

/** The last digits of a typed account that the person who looks at its document doubts. */
export const DOUBTED_ACCOUNT_ENDING = '0000';

/** A password that none of them takes. Any other is fine; so is any user name not listed. */
export const WRONG_BANK_PASSWORD = 'wrong';

/** Found anywhere in the name of an uploaded file. */
export const UPLOAD_NAMES = {
  blurry: { failure: 'BLUR', note: 'ID photo: blurred' },
  glare: { failure: 'GLARE', note: 'ID photo: glare' },
  cutoff: { failure: 'EDGE_CUT_OFF', note: 'ID photo: an edge is cut off' },
  expired: { failure: 'EXPIRED', note: 'ID photo: the document has expired' },
  wrongkind: { failure: 'WRONG_KIND', note: 'ID photo: another kind of document' },
  othername: { failure: null, note: 'ID photo: read, but with another last name' },
  unreadable: { failure: null, note: 'Income document: fails instead of going into review' },
} as const;

/** Parts of a co-owner's email address before the @. Others sign by themselves within seconds. */
export const CO_OWNER_EMAILS = {
  bounce: 'The invitation bounces; change the address',
  slow: 'Never signs by itself',
} as const;

/** Last names that decide how the notary session ends. */
export const NOTARY_LAST_NAMES = {
  Kbafail: { state: 'FAILED', reason: 'KBA_FAILED' },
  Kbaonce: { state: 'FAILED', reason: 'KBA_FAILED', once: true },
  Idreject: { state: 'FAILED', reason: 'ID_REJECTED' },
  Nonotary: { state: 'FAILED', reason: 'NO_NOTARY' },
  Techfail: { state: 'FAILED', reason: 'TECHNICAL' },
  Abroad: { state: 'FAILED', reason: 'LOCATION' },
  Papercounty: { state: 'FAILED', reason: 'COUNTY_NOT_SUPPORTED' },
  Signerleft: { state: 'FAILED', reason: 'SIGNER_LEFT' },
  Unable: { state: 'FAILED', reason: 'CAPACITY' },
  Dropped: { state: 'DROPPED', reason: null },
  Noshow: { state: 'NO_SHOW', reason: null },
} as const;

/** The last name for which no appointment with a notary in person is free. */
export const NO_TIMES_LAST_NAME = 'Notimes';

/** An email that is always taken when somebody registers. */
export const TAKEN_EMAIL = 'taken@example.com';

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

/** NMLS id of the wholesale broker whose inquiries keep nobody from applying; `inquiryBypassNmls` of the brand. */
export const BYPASS_NMLS = '1900777';

/** Codes on letters, and the offer that they lead to. */
export const MAILED_CODES = {
  'OAK-2026': { offerCode: 'OAK-2026', kind: 'An offer: fills in name and address' },
  'RES-4411': { offerCode: 'OAK-2026', kind: 'A reservation of the same offer' },
} as const;

export const AFFILIATES = {
  'demo-affiliate': 'Fills in everything but the occupancy and the kind of employment',
  'thin-affiliate': 'Knows nothing but the income',
  'false-affiliate': 'Only things that cannot be: nothing is filled in',
} as const;

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
    outcome: 'In the disaster list, once the flag fe-heloc-disaster-zips is on',
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
      'The transcript fails after 24 hours of the sandbox’s time, with the IRS’s message; any other is verified then. `POST /sandbox/v1/applications/{uuid}/income-review` with `{"accepted": true}` or `false` ends every review at once',
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
    input: `any ending in ${DOUBTED_ACCOUNT_ENDING}, checked with the document`,
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
  ...Object.entries(MAILED_CODES).map(([input, { kind }]) => ({
    field: 'Query `offerCode=` or `reservationCode=`',
    input,
    outcome: kind,
  })),
  ...Object.entries(AFFILIATES).map(([input, outcome]) => ({
    field: 'Query `affiliateId=`',
    input,
    outcome,
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
] as const;
