import type { Application } from './records.ts';

/** Where the machine asks whether a test input decides. */
export type DecisionPoint =
  | 'softCredit'
  | 'property'
  | 'value'
  | 'offers'
  | 'hardCredit'
  | 'income'
  | 'afterSigning';

/** Last names of the applicant that lead to a status. */
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
  Decline: { at: 'offers', status: 'DECLINED', note: 'With two reasons' },
  Noreason: { at: 'offers', status: 'DECLINED', note: 'Without reasons: a letter will explain' },
  Counteroffer: {
    at: 'offers',
    status: 'DECLINED',
    note: 'With a counter-offer: a smaller line, whose offers can be chosen for 90 days',
  },
  Assets: { at: 'offers', status: 'ASSETS_PREQUAL', note: '' },
  Leveraged: {
    at: 'offers',
    status: 'CLTV_LIEN_POSITION_REQUALIFY',
    note: 'The line would exceed the limit beside the loans on the home',
  },
  Manyliens: {
    at: 'offers',
    status: 'CLTV_LIEN_POSITION_REQUALIFY',
    note: 'Three loans on the home: the line would come in too late a position',
  },
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
    note: 'The title search asks which lot is the home. A day after the answer it is looked up again; on another lot than the first its value is lower, and the offers are revised',
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
  Uninsured: {
    at: 'afterSigning',
    status: 'GEN_CLOSING_DISCLOSURE',
    note: 'Proof of homeowners insurance is asked for; it is read a day after it was sent',
  },
  Condo: {
    at: 'afterSigning',
    status: 'GEN_CLOSING_DISCLOSURE',
    note: 'The master policy of the association and a policy of one’s own (HO-6) are asked for',
  },
  Wildfire: {
    at: 'afterSigning',
    status: 'GEN_CLOSING_DISCLOSURE',
    note: 'The home is in a declared disaster area; proof of homeowners insurance is asked for',
  },
} as const satisfies Record<string, { at: DecisionPoint; status: string; note: string }>;

/** Streets of the property that lead to a status. */
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

/** Who has three loans on the home. */
export const TOO_LATE_LAST_NAME = 'Manyliens' satisfies keyof typeof LAST_NAMES;

export const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What a test input asks for at this point; `undefined` is the usual way. */
export function decided(app: Application, at: DecisionPoint): string | undefined {
  const byName = Object.entries(LAST_NAMES).find(([name]) => same(name, app.heloc.owner.lastName))?.[1];
  const byStreet = Object.entries(STREETS).find(([street]) => same(street, app.heloc.property.street1))?.[1];
  return [byName, byStreet].find((row) => row?.at === at)?.status;
}
