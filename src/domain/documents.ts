/** Documents, identity documents and condition categories. Source: docs/rules.md#closed-lists */

type Labels<T extends string> = Readonly<Record<T, string>>;

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
  'HOMEOWNERS_INSURANCE_PROOF',
  'FLOOD_INSURANCE_PROOF',
  'PAYOFF_LETTER',
  'SUPPORT',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const DOCUMENT_LABELS = {
  DISCLOSURES: 'Disclosures',
  DRIVERS_LICENSE_FRONT: "Driver's license, front",
  DRIVERS_LICENSE_BACK: "Driver's license, back",
  PASSPORT: 'Passport',
  ID_CARD: 'State ID card, front',
  ID_CARD_BACK: 'State ID card, back',
  PERMANENT_RESIDENT: 'Permanent resident card, front',
  PERMANENT_RESIDENT_BACK: 'Permanent resident card, back',
  BANK_STATEMENT: 'Bank statement',
  BANK_LETTER: 'Bank letter',
  PAYSTUB_USER_UPLOADED: 'Pay stub',
  W2: 'W-2',
  TAX_RETURN: 'Tax return (Form 1040)',
  FORM_1099: '1099',
  PROFIT_AND_LOSS: 'Profit and loss statement',
  AWARD_LETTER: 'Award letter',
  COURT_ORDER: 'Court order',
  OFFER_LETTER: 'Offer letter',
  CERTIFICATE_OF_TRUST: 'Certificate of trust',
  TRUST_DOCUMENTS: 'Trust documents',
  PROPERTY_DESCRIPTION_SOURCE: 'Recorded deed, title policy or tax bill',
  HOMEOWNERS_INSURANCE_PROOF: 'Proof of homeowners insurance',
  FLOOD_INSURANCE_PROOF: 'Proof of flood insurance',
  PAYOFF_LETTER: 'Payoff letter',
  SUPPORT: 'Supporting document',
} as const satisfies Labels<DocumentType>;

export const IDENTITY_DOCUMENTS = ['DRIVERS_LICENSE', 'PASSPORT', 'ID_CARD', 'PERMANENT_RESIDENT'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];
export const IDENTITY_DOCUMENT_LABELS = {
  DRIVERS_LICENSE: "US Driver's License",
  PASSPORT: 'US Passport',
  ID_CARD: 'US State ID Card',
  PERMANENT_RESIDENT: 'US Permanent Resident Card',
} as const satisfies Labels<IdentityDocument>;

/** The document type each side is sent as; `back` only where there is one to capture. */
export const IDENTITY_DOCUMENT_SIDES = {
  DRIVERS_LICENSE: { front: 'DRIVERS_LICENSE_FRONT', back: 'DRIVERS_LICENSE_BACK' },
  PASSPORT: { front: 'PASSPORT' },
  ID_CARD: { front: 'ID_CARD', back: 'ID_CARD_BACK' },
  PERMANENT_RESIDENT: { front: 'PERMANENT_RESIDENT', back: 'PERMANENT_RESIDENT_BACK' },
} as const satisfies Record<IdentityDocument, { front: DocumentType; back?: DocumentType }>;

export const CONDITION_CATEGORIES = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'ID_VERIFICATION_FAILURE',
  'MISSING_PHONE_NUMBER',
  'TRUST_REQUIREMENTS',
  'PROPERTY_LEGAL_DESCRIPTION',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'MANUAL_PAYSTUB_UPLOAD',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'ESCALATION_REVIEW',
] as const;
export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number];
export const CONDITION_LABELS = {
  BANK_ACCOUNT_FRAUD_REVIEW: 'Bank account review',
  ID_VERIFICATION_FAILURE: 'ID verification',
  MISSING_PHONE_NUMBER: 'Missing phone number',
  TRUST_REQUIREMENTS: 'Trust requirements',
  PROPERTY_LEGAL_DESCRIPTION: 'Property legal description',
  IDENTITY_DOCUMENT_FRAUD_REVIEW: 'Identity document review',
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: 'Property ownership review',
  FALSE_OWNERSHIP_TYPE_REVIEW: 'Ownership type review',
  MANUAL_PAYSTUB_UPLOAD: 'Pay stub upload',
  HARD_CREDIT_INQUIRY_REVIEW: 'Credit inquiry review',
  GENERIC_DOCUMENT_REQUEST: 'Document request',
  ESCALATION_REVIEW: 'Application review',
} as const satisfies Labels<ConditionCategory>;
