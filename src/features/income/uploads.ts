import type { DocumentType } from '#src/domain/documents/documents.ts';
import type { EmploymentType } from '#src/domain/enums.ts';
import type { copy } from './copy.ts';

type Text = keyof (typeof copy)['strings'];

export interface Upload {
  document: DocumentType;
  /** A second kind of document that belongs to it, e.g. the proof of receipt beside a court order. */
  name: Text;
  ask: Text;
  /** How many documents to ask for; `server`: as many as `numDocsRequired`. */
  count: number | 'server';
  /** Asks who pays, how often and since when. */
  employer: boolean;
}

/** The `{type}`s of `income/upload/{type}` (docs/rules.md#income-documents). */
export const UPLOADS = {
  paystub: {
    document: 'PAYSTUB_USER_UPLOADED',
    name: 'paystub',
    ask: 'paystubAsk',
    count: 'server',
    employer: true,
  },
  w2: { document: 'W2', name: 'w2', ask: 'w2Ask', count: 2, employer: true },
  'tax-return': { document: 'TAX_RETURN', name: 'taxReturn', ask: 'taxReturnAsk', count: 2, employer: false },
  '1099': { document: 'FORM_1099', name: 'form1099', ask: 'form1099Ask', count: 1, employer: false },
  'profit-and-loss': {
    document: 'PROFIT_AND_LOSS',
    name: 'profitAndLoss',
    ask: 'profitAndLossAsk',
    count: 1,
    employer: false,
  },
  'award-letter': {
    document: 'AWARD_LETTER',
    name: 'awardLetter',
    ask: 'awardLetterAsk',
    count: 1,
    employer: false,
  },
  'court-order': {
    document: 'COURT_ORDER',
    name: 'courtOrder',
    ask: 'courtOrderAsk',
    count: 1,
    employer: false,
  },
  'bank-statement': {
    document: 'BANK_STATEMENT',
    name: 'bankStatement',
    ask: 'bankStatementAsk',
    count: 2,
    employer: false,
  },
  'offer-letter': {
    document: 'OFFER_LETTER',
    name: 'offerLetter',
    ask: 'offerLetterAsk',
    count: 1,
    employer: true,
  },
} as const satisfies Record<string, Upload>;
export type UploadType = keyof typeof UPLOADS;

export function isUploadType(type: unknown): type is UploadType {
  return typeof type === 'string' && Object.hasOwn(UPLOADS, type);
}

const BENEFITS: readonly UploadType[] = ['award-letter', 'court-order', 'bank-statement'];

/** What can be uploaded for each source of income, the most usual first. */
const BY_EMPLOYMENT: Readonly<Record<EmploymentType, readonly UploadType[]>> = {
  FULL_TIME: ['paystub', 'w2', 'offer-letter', 'bank-statement'],
  PART_TIME: ['paystub', 'w2', 'offer-letter', 'bank-statement'],
  SELF_EMPLOYED: ['tax-return', 'profit-and-loss', '1099', 'bank-statement'],
  RETIRED: ['award-letter', '1099', 'bank-statement'],
  UNEMPLOYED: ['paystub', 'award-letter', 'bank-statement'],
  ALIMONY: ['court-order', 'bank-statement'],
  CHILD_SUPPORT: ['court-order', 'bank-statement'],
  // The API files public assistance under this one, too.
  SEPARATE_MAINTENANCE_PAYMENTS: ['court-order', 'award-letter', 'bank-statement'],
  PUBLIC_ASSISTANCE_PROGRAM: BENEFITS,
};

export function uploadsFor(employmentType: string): readonly UploadType[] {
  return Object.hasOwn(BY_EMPLOYMENT, employmentType)
    ? BY_EMPLOYMENT[employmentType as EmploymentType]
    : (Object.keys(UPLOADS) as UploadType[]);
}
