import type { ChecklistStatus } from '#src/domain/application/status.ts';

/** What an application stands still for longest, and where the control call leads that ends it (docs/test-inputs.md). */
export const BLOCKED_STATUSES = {
  CREDIT_NO_MATCH_SSN: { waitsFor: 'The credit file', to: 'WAITING_FOR_SOFT_CREDIT', refused: 'DECLINED' },
  NO_PROPERTY_FOUND: { waitsFor: 'The home in the records', to: 'WAITING_FOR_PROPERTY_VALUE' },
  MULTIPLE_PROPERTIES: { waitsFor: 'The home in the records', to: 'WAITING_FOR_PROPERTY_VALUE' },
  LIEN_VERIFICATION: { waitsFor: 'The loans on the home, as recorded', to: 'WAITING_FOR_OFFERS' },
  BPO_ORDER_REQUEST: { waitsFor: 'The order of the valuation', to: 'NAV_BPO_PROCESSING' },
  NAV_BPO_PROCESSING: {
    waitsFor: 'The report of the valuation',
    to: 'ACCEPTABLE_PROPERTY_CONDITION',
    refused: 'UNACCEPTABLE_PROPERTY_CONDITION',
  },
  UNACCEPTABLE_PROPERTY_CONDITION: {
    waitsFor: 'The look at the photos; without any it is declined',
    to: 'ACCEPTABLE_PROPERTY_CONDITION',
    refused: 'DECLINED',
  },
  FINAL_TITLE_PULL: { waitsFor: 'The title, and the answer about the value', to: 'INCOME_VERIFICATION' },
  ONSITE_APPRAISAL_PENDING: { waitsFor: 'The report of the appraisal', to: 'APPRAISAL_REVIEW_COMPLETE' },
  DELINQUENCY_REVIEW: { waitsFor: 'The review of the past-due payments', to: 'INCOME_VERIFICATION' },
  ORDER_FULL_TITLE: { waitsFor: 'The title', to: 'INCOME_VERIFICATION' },
  EMPLOYMENT_VERIFICATION: { waitsFor: 'The call to the employer', to: 'IDENTITY_VERIFICATION' },
  GEN_CLOSING_DISCLOSURE: {
    waitsFor: 'The flood certificate, or the look at the insurance that was sent',
    to: 'DISBURSEMENT_ACCOUNT',
  },
  PAYOFF_REQUEST_PENDING: { waitsFor: 'The payoff figures', to: 'DISBURSEMENT_ACCOUNT' },
  ATTORNEY_REVIEW: { waitsFor: 'The attorney', to: 'DEED_SIGNING' },
  NOTARY_WAITING_PERIOD: { waitsFor: 'The waiting period of Texas', to: 'MANUAL_DEED_SIGNING' },
  RESCISSION: { waitsFor: 'The end of the right to cancel', to: 'RECORDING' },
  RECORDING: { waitsFor: 'The county recorder', to: 'FUNDABLE' },
} as const satisfies Partial<Record<ChecklistStatus, { waitsFor: string; to: string; refused?: string }>>;
