import type { StatusFacts } from '#src/domain/application/routing.ts';
import type { ScreenPath } from '../screens.ts';

export type StatusCase = readonly [
  name: string,
  status: StatusFacts['checklistStatus'],
  facts: Omit<StatusFacts, 'checklistStatus'>,
  destination: ScreenPath | 'waiting',
  also?: {
    /** A child of the destination that is shown in its place. */
    instead?: ScreenPath;
    /** What else may be opened. */
    open?: readonly ScreenPath[];
  },
];

const STILL_WORKING = ['review-app/datatree'] as const;
const OFFERS = ['product/select/confirm', 'product/assets'] as const;

/**
 * Both sides of every condition of the status table, and statuses that have no row there. Written independently of the
 * table and of the screens, as `STATED` of `statusTable.test.ts` is for the rows without a condition.
 */
export const STATUS_CASES: readonly StatusCase[] = [
  ['never finished', null, {}, 'start/profile'],
  ['no status', undefined, {}, 'start/profile'],
  ['a blank status', ' ', {}, 'start/profile'],
  ['a status from the future', 'A_STATUS_FROM_THE_FUTURE', {}, 'error/timeout', { open: STILL_WORKING }],
  ['a new status that waits', 'WAITING_FOR_SOMETHING_NEW', {}, 'waiting'],
  ['a listed status that waits', 'HARD_CREDIT_PULL', {}, 'waiting'],
  [
    'no flood certificate',
    'GEN_CLOSING_DISCLOSURE',
    { waitingOnFloodCert: true },
    'error/flood-cert',
    { open: ['insurance/requirements', 'insurance/upload'] },
  ],
  ['autopay, crypto', 'AUTOPAY_ACCOUNT', { isCrypto: true }, 'bank/autopay'],
  ['autopay, with an account', 'AUTOPAY_ACCOUNT', { disburseRoutingNumber: '021000021' }, 'bank/autopay'],
  ['value, crypto', 'NO_AVM_FOUND', { isCrypto: true }, 'bpo/estimate-value'],
  [
    'disbursement, crypto',
    'DISBURSEMENT_ACCOUNT',
    { isCrypto: true },
    'bank/disburse',
    { open: ['bank/manual-disburse', 'bank/confirm'] },
  ],
  [
    'BPO in Texas',
    'BPO_ORDER_REQUEST',
    { bpo: { status: 'BPO_REQUIRED' }, propertyState: 'TX' },
    'bpo/condition',
  ],
  [
    'another BPO in Texas',
    'NAV_BPO_ORDER_REQUEST',
    { bpo: 'BPO_REQUIRED', propertyState: 'TX' },
    'bpo/condition',
  ],
  ['BPO elsewhere', 'BPO_ORDER_REQUEST', { bpo: 'BPO_REQUIRED', propertyState: 'CA' }, 'bpo/order-bpo'],
  [
    'another BPO elsewhere',
    'NAV_BPO_ORDER_REQUEST',
    { bpo: 'BPO_REQUIRED', propertyState: 'ID' },
    'bpo/order-bpo',
  ],
  ['BPO complete', 'BPO_ORDER_REQUEST', { bpo: 'BPO_COMPLETE', propertyState: 'TX' }, 'bpo/hold'],
  ['deed, accepted', 'DEED_SIGNING', { primaryParticipantAcceptComplete: true }, 'complete'],
  ['liens of an inquiry', 'LIEN_VERIFICATION', { isInquiry: true }, 'liens'],
  [
    'offers that nobody can get',
    'OFFER_SELECTION',
    { uwDecision: 'INELIGIBLE' },
    'product/select',
    { instead: 'error/decline', open: OFFERS },
  ],
  [
    'offers that were not decided',
    'OFFER_SELECTION',
    { uwDecision: 'ERROR' },
    'product/select',
    { instead: 'error/timeout', open: [...OFFERS, ...STILL_WORKING] },
  ],
  [
    'revised offers that were not decided',
    'REVISED_OFFER_SELECTION',
    { uwDecision: 'ERROR' },
    'product/select',
    { instead: 'error/timeout', open: [...OFFERS, ...STILL_WORKING] },
  ],
  ['offers, declined', 'OFFER_SELECTION', { uwDecision: 'DECLINE' }, 'error/decline'],
  [
    'New York before the consent',
    'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    { propertyState: 'ny', softCreditConsent: false },
    'document/disclosures',
  ],
  [
    'New York after it',
    'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    { propertyState: 'NY', softCreditConsent: true },
    'waiting',
  ],
  ['no notice elsewhere', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', { propertyState: 'CA' }, 'waiting'],
];
