import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';

const TEXAS = { street1: '905 Juniper Ave', street2: '', city: 'Austin', state: 'TX', zip: '78701' };
const NEW_YORK = { street1: '905 Juniper Ave', street2: '', city: 'Albany', state: 'NY', zip: '12207' };
const CABIN = {
  street1: '7 Lakeshore Dr',
  street2: '',
  city: 'McCall',
  state: 'ID',
  zip: '83638',
  occupancyType: 'SECONDARY',
};

const SPOUSE = {
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan.rivera@example.com',
  role: 'SPOUSE',
};
const CO_OWNERS = [
  SPOUSE,
  { firstName: 'Sam', lastName: 'Okafor', email: 'sam.okafor@example.com', role: 'CO_OWNER' },
];

/** The worked example, whose figures tests can name (docs/rules.md#monthly-payment). */
const WORKED_OFFER = {
  uuid: '9e107d9d-372b-4a6c-8f1e-1d2c3b4a5f60',
  term: 15,
  drawPeriod: 4,
  type: 'FIXED',
  min: 15_000,
  max: 125_988,
  minDraw: 15_000,
  maxDraw: 120_000,
  originationFee: 0.0499,
  rate: 8.5,
  otherRate: 8.25,
  baseRate: 8.5,
  discountList: [{ discount: { type: 'AUTOPAY' }, rateWithDiscount: 8.25 }],
};

const liability = (uuid: string, creditor: string, monetaryBalance: number, minimum: number) => ({
  uuid,
  creditor,
  type: 'CREDIT_CARD',
  mask: '4417',
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: minimum,
  securedByHome: false,
  payoffEligible: true,
});

const participant = (uuid: string, firstName: string, lastName: string, role: string) => ({
  uuid,
  firstName,
  lastName,
  role,
  demographicsGiven: false,
});

/** States that a status alone does not name. `path`: where they land, below `/{uuid}`. */
export const BRANCHES: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'not-finished': {
    label: 'Created and never finished: no phone yet, no consent',
    body: { status: null, consents: [], profile: { phoneNumbers: [] } },
    path: 'start/profile',
  },
  'worked-example': {
    label: 'Offers with the figures of the worked example',
    body: {
      status: { checklistStatus: 'OFFER_SELECTION' },
      offers: [WORKED_OFFER],
      liabilities: [
        liability('0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a1001', 'Meridian Card', 10_000, 250),
        liability('0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a1002', 'Copperleaf Rewards', 4_250.5, 106.26),
      ],
    },
    path: 'product/select',
  },
  'verified-offers': {
    label: 'Offers again, after verification',
    body: { status: { checklistStatus: 'OFFER_SELECTION', uwSubDecision: 'VERIFIED_OFFER' } },
    path: 'product/select',
  },
  'dti-limited': {
    label: 'Offers limited by income; assets could raise them',
    body: {
      status: { checklistStatus: 'OFFER_SELECTION', uwSubDecision: 'UNVERIFIED_DTI_LIMITED' },
      maxDtiUnlimited: 310_000,
    },
    path: 'product/select',
  },
  'no-offers': {
    label: 'Offer selection without a single offer',
    body: { status: { checklistStatus: 'REVISED_OFFER_SELECTION' }, offers: [] },
    path: 'product/select',
  },
  'co-applicant': {
    label: 'Two credit applicants at the demographic questions',
    body: {
      status: { checklistStatus: 'HMDA' },
      participants: [
        participant('5d2c1b0a-9f8e-4d7c-8b6a-594837261001', 'Ana', 'Rivera', 'APPLICANT'),
        participant('5d2c1b0a-9f8e-4d7c-8b6a-594837261002', 'Jordan', 'Rivera', 'CO_APPLICANT'),
      ],
    },
    path: 'start/hmda',
  },
  'with-co-owners': {
    label: 'About to set up payments, two co-owners waiting',
    body: { status: { checklistStatus: 'AUTOPAY_ACCOUNT' }, signers: CO_OWNERS },
    path: 'bank/autopay',
  },
  'co-owner-bounced': {
    label: 'An invitation bounced, another owner never signs',
    body: {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [
        { firstName: 'Jordan', lastName: 'Rivera', email: 'bounce@example.com', role: 'SPOUSE' },
        { firstName: 'Sam', lastName: 'Okafor', email: 'slow.sam@example.com', role: 'CO_OWNER' },
      ],
    },
    path: 'signing/additional',
  },
  'autopay-without-account': {
    label: 'Autopay, but no account yet',
    body: { status: { checklistStatus: 'AUTOPAY_ACCOUNT' }, disburseAccount: { routingNumber: null } },
    path: 'bank/disburse',
  },
  'second-home': {
    label: 'A second home: no right to cancel',
    body: { status: { checklistStatus: 'FINAL_OFFER' }, property: CABIN },
    path: 'signing/intro',
  },
  'second-home-complete': {
    label: 'A second home, being recorded',
    body: { status: { checklistStatus: 'RECORDING' }, property: CABIN },
    path: 'complete',
  },
  'waiting-for-others': {
    label: 'Signed, waiting for the other owner',
    body: {
      status: { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true },
      signers: [{ ...SPOUSE, email: 'slow.jordan@example.com', status: 'INVITED' }],
    },
    path: 'complete',
  },
  'manual-notary': {
    label: 'Needs a notary in person',
    body: { status: { checklistStatus: 'DEED_SIGNING', manualNotary: true } },
    path: 'notary/intro',
  },
  'flood-certificate': {
    label: 'Waiting for the flood certificate',
    body: { status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true } },
    path: 'error/flood-cert',
  },
  'title-parcel': {
    label: 'The title search asks which lot is the home',
    body: {
      status: { checklistStatus: 'ORDER_FULL_TITLE' },
      owner: { firstName: 'Ana', lastName: 'Otherparcel' },
    },
    path: 'error/timeout',
  },
  'title-owner': {
    label: 'County records name another owner',
    body: {
      status: { checklistStatus: 'ORDER_FULL_TITLE' },
      owner: { firstName: 'Ana', lastName: 'Otherowner' },
    },
    path: 'error/timeout',
  },
  'thin-credit-file': {
    label: 'A credit report with too little history',
    body: {
      status: { checklistStatus: 'CREDIT_NO_MATCH_SSN' },
      owner: { firstName: 'Ana', lastName: 'Thinfile' },
    },
    path: 'review-app/no-credit',
  },
  'income-failed': {
    label: 'Nothing that was linked could verify the income',
    body: {
      status: { checklistStatus: 'INCOME_VERIFICATION' },
      incomeRequestRecords: [
        {
          uuid: '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2001',
          method: 'PLAID_TRANSACTIONS',
          source: 'Harbor Community Bank',
          status: 'FAILED_VERIFICATION',
          annualAmount: null,
          message: 'No matching deposits',
          created: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
    path: 'income/review',
  },
  'texas-valuation': {
    label: 'Texas: condition of the home before a valuation',
    body: {
      status: { checklistStatus: 'BPO_ORDER_REQUEST', bpo: { status: 'BPO_REQUIRED' } },
      property: TEXAS,
    },
    path: 'bpo/condition',
  },
  'valuation-ordered': {
    label: 'A valuation is ordered, nobody found for it yet',
    body: {
      status: { checklistStatus: 'NAV_BPO_PROCESSING', bpo: { status: 'BPO_ORDERED' } },
      valuation: { kind: 'BPO', assignedAt: null },
    },
    path: 'bpo/hold',
  },
  'lien-position': {
    label: 'Loans on the home leave too late a position',
    body: {
      status: { checklistStatus: 'CLTV_LIEN_POSITION_REQUALIFY' },
      winback: { maxPosition: 2 },
    },
    path: 'product/prequal-winback',
  },
  'insurance-to-send': {
    label: 'A policy on the home is asked for before closing',
    body: {
      status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE' },
      owner: { firstName: 'Ana', lastName: 'Uninsured' },
    },
    path: 'review-app/signdocs',
  },
  'with-loan-officer': {
    label: 'Sent by a loan officer',
    body: { referrer: { referrerUuid: '11111111-1111-4111-8111-111111111111' } },
    path: 'product/select',
  },
  'with-broker': {
    label: 'Sent by a broker without a loan officer',
    body: { referrer: { referrerUuid: '33333333-3333-4333-8333-333333333333' } },
    path: 'product/select',
  },
  'new-york': { label: 'A home in New York', body: { property: NEW_YORK }, path: 'product/select' },
  inquiry: {
    label: 'An inquiry, liens to verify',
    body: { status: { checklistStatus: 'LIEN_VERIFICATION' }, isInquiry: true },
    path: 'liens',
  },
  'decline-decision': {
    label: 'A decline decision under another status',
    body: { status: { checklistStatus: 'INCOME_VERIFICATION', uwDecision: 'DECLINE' } },
    path: 'error/decline',
  },
  'decline-without-reasons': {
    label: 'Declined, a letter will explain',
    body: { status: { checklistStatus: 'DECLINED' }, decline: { reasons: [] } },
    path: 'error/decline',
  },
  'decline-with-counter-offer': {
    label: 'Declined, with a smaller line to choose instead',
    body: { status: { checklistStatus: 'DECLINED' }, owner: { lastName: 'Counteroffer' } },
    path: 'error/decline',
  },
  senior: {
    label: '62 and older: interest-only payments',
    body: { productType: 'SENIOR', profile: { dob: '1956-02-29' } },
    path: 'product/select',
  },
  crypto: {
    label: 'Crypto-backed: no disbursement account',
    body: { status: { checklistStatus: 'AUTOPAY_ACCOUNT' }, isCrypto: true },
    path: 'bank/autopay',
  },
  'waiting-for-ever': {
    label: 'Never leaves its waiting status',
    body: { status: { checklistStatus: 'WAITING_FOR_SOFT_CREDIT' }, hold: true },
  },
  'status-from-the-future': {
    label: 'A status that the app does not know',
    body: { status: { checklistStatus: 'A_STATUS_FROM_THE_FUTURE' } },
    path: 'error/timeout',
  },
};
