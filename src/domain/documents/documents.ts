/** Documents and identity documents. Source: docs/rules.md#closed-lists */
import { EARLY_DOCUMENTS } from './earlyDocuments.ts';

export const DOCUMENT_TYPES = [
  'DISCLOSURES',
  'DRIVERS_LICENSE_FRONT',
  'DRIVERS_LICENSE_BACK',
  'PASSPORT',
  'ID_CARD',
  'ID_CARD_BACK',
  'PERMANENT_RESIDENT',
  'PERMANENT_RESIDENT_BACK',
  'BANK_STATEMENT',
  'BANK_LETTER',
  'PAYSTUB_USER_UPLOADED',
  'W2',
  'TAX_RETURN',
  'FORM_1099',
  'PROFIT_AND_LOSS',
  'AWARD_LETTER',
  'COURT_ORDER',
  'OFFER_LETTER',
  'CERTIFICATE_OF_TRUST',
  'TRUST_DOCUMENTS',
  'PROPERTY_DESCRIPTION_SOURCE',
  'DEED',
  'TAX_BILL',
  'MORTGAGE_STATEMENT',
  'UTILITY_BILL',
  'HOMEOWNERS_INSURANCE_PROOF',
  'FLOOD_INSURANCE_PROOF',
  'PAYOFF_LETTER',
  'NAME_CHANGE_PROOF',
  'SUPPORT',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What an applicant is given with the summary, without having to accept it (docs/rules.md#documents-of-an-application). */
export const GIVEN_DOCUMENTS = [
  ...EARLY_DOCUMENTS,
  'PRIVACY_NOTICE',
  'CREDIT_SCORE',
  'COUNSELORS',
  'VALUATION_NOTICE',
  'TEXAS_NOTICE',
  'NEW_YORK_PAMPHLET',
  'CALIFORNIA_NOTICE',
  'WISCONSIN_NOTICE',
  'OHIO_NOTICE',
] as const;
export type GivenDocumentType = (typeof GIVEN_DOCUMENTS)[number];

export const IDENTITY_DOCUMENTS = ['DRIVERS_LICENSE', 'PASSPORT', 'ID_CARD', 'PERMANENT_RESIDENT'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

/** The document type each side is sent as; `back` only where there is one to capture. */
export const IDENTITY_DOCUMENT_SIDES = {
  DRIVERS_LICENSE: { front: 'DRIVERS_LICENSE_FRONT', back: 'DRIVERS_LICENSE_BACK' },
  PASSPORT: { front: 'PASSPORT' },
  ID_CARD: { front: 'ID_CARD', back: 'ID_CARD_BACK' },
  PERMANENT_RESIDENT: { front: 'PERMANENT_RESIDENT', back: 'PERMANENT_RESIDENT_BACK' },
} as const satisfies Record<IdentityDocument, { front: DocumentType; back?: DocumentType }>;

/** Of a card (ISO/IEC 7810, ID-1) and of an open passport's photo page (ID-3), in millimeters. */
const CARD = { width: 85.6, height: 54 };
const PHOTO_PAGE = { width: 125, height: 88 };

/** How large the side is that is photographed, in millimeters. */
export const IDENTITY_DOCUMENT_SIZES = {
  DRIVERS_LICENSE: CARD,
  PASSPORT: PHOTO_PAGE,
  ID_CARD: CARD,
  PERMANENT_RESIDENT: CARD,
} as const satisfies Record<IdentityDocument, { width: number; height: number }>;
