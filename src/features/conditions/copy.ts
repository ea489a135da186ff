import { defineCopy } from '#src/brand/copy.tsx';
import type { InquiryOutcome, Ownership } from '#src/domain/conditions/answers.ts';
import type { ConditionCategory, ConditionState } from '#src/domain/conditions/conditions.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { shortNameLabels } from '../person-name/copy.ts';
import { PHONE_CONFIRM } from '../phone-confirm/copy.ts';

/** What is asked for, by category: how it is called, and why it is asked. */
const CATEGORIES = {
  BANK_ACCOUNT_FRAUD_REVIEW: 'Show us that the bank account is yours',
  BANK_ACCOUNT_FRAUD_REVIEWAsk:
    'Please send a letter from {bank} or your last two statements, showing your name, your address and {account}.',
  ID_VERIFICATION_FAILURE: 'Take a new photo of your ID',
  ID_VERIFICATION_FAILUREAsk:
    "We couldn't verify your ID photo. Please try again with your ID on a dark, flat surface.",
  MISSING_PHONE_NUMBER: 'Add your mobile number',
  MISSING_PHONE_NUMBERAsk: 'Add a mobile number so the notary can reach you.',
  TRUST_REQUIREMENTS: 'Documents of your trust',
  TRUST_REQUIREMENTSAsk:
    'Your home is held in a trust. Send a certificate of trust, or the pages that show its name, date, trustees, powers and signatures, and whether it can be revoked.',
  PROPERTY_LEGAL_DESCRIPTION: 'Legal description of your home',
  PROPERTY_LEGAL_DESCRIPTIONAsk:
    'Send a document with the full legal description (lot, block, subdivision or metes and bounds): the recorded deed, a title policy or a tax bill.',
  IDENTITY_DOCUMENT_FRAUD_REVIEW: 'One more document to confirm your identity',
  IDENTITY_DOCUMENT_FRAUD_REVIEWAsk:
    'We need one more document to confirm your identity: an ID of another kind than the one you sent, and a proof of your address.',
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: 'Confirm that you own the home',
  PROPERTY_OWNERSHIP_FRAUD_REVIEWAsk: 'Please confirm you own {address}. One of these documents is enough.',
  FALSE_OWNERSHIP_TYPE_REVIEW: 'How the home is owned',
  FALSE_OWNERSHIP_TYPE_REVIEWAsk: 'County records show {recorded}; you told us {told}. Which is right?',
  MANUAL_PAYSTUB_UPLOAD: 'Your pay stubs',
  MANUAL_PAYSTUB_UPLOADAsk: {
    one: 'Upload your most recent pay stub (last 30 days).',
    other: 'Upload your {count} most recent pay stubs (last 30 days).',
  },
  HARD_CREDIT_INQUIRY_REVIEW: 'Recent credit checks',
  HARD_CREDIT_INQUIRY_REVIEWAsk: 'Tell us about recent credit checks.',
  GENERIC_DOCUMENT_REQUEST: 'Documents we need',
  GENERIC_DOCUMENT_REQUESTAsk: 'Please send what is listed here.',
  ESCALATION_REVIEW: 'A specialist is reviewing your application',
  ESCALATION_REVIEWAsk: "We're looking into it. A specialist is reviewing your application.",
} as const satisfies Record<ConditionCategory | `${ConditionCategory}Ask`, unknown>;

const STATES = {
  TODO: 'To do',
  SUBMITTED: 'Sent, in review',
  NEEDS_ANOTHER_TRY: 'Needs another try',
  DONE: 'Done',
} as const satisfies Record<ConditionState, string>;

const OWNERSHIP = {
  SOLE_OWNER: 'Sole owner',
  JOINT_OWNER: 'Joint owner',
  TRUST: 'Trust',
} as const satisfies Record<Ownership, string>;

const OUTCOMES = {
  NO_NEW_CREDIT: 'No new credit',
  ACCOUNT_OPENED: 'New account opened',
  DECIDING: 'Still deciding',
} as const satisfies Record<InquiryOutcome, string>;

export const copy = defineCopy('conditions', {
  ...CATEGORIES,
  ...STATES,
  // The list
  title: 'Things we need from you',
  heading: { one: '{count} thing we need from you', other: '{count} things we need from you' },
  nothing: 'Nothing needed right now.',
  intro: 'The oldest comes first. You can go on with the rest meanwhile.',
  waiting: 'We have what we need from you for now. What you sent is in review.',
  done: 'Done ({count})',
  gone: 'That request is no longer open. Here is everything we need.',
  changed: {
    one: 'The list has changed: {count} thing we need from you.',
    other: 'The list has changed: {count} things we need from you.',
  },
  changedNothing: 'The list has changed: nothing needed right now.',
  dueToday: 'Due today, {date}',
  due: { one: 'Due {date}: {count} day left', other: 'Due {date}: {count} days left' },
  overdue: {
    one: 'Overdue by {count} day. It was due {date}',
    other: 'Overdue by {count} days. It was due {date}',
  },
  note: 'Note from our team',
  why: 'Why it needs another try',
  toSend: 'What to send:',
  looking: 'In review',
  inReview: 'In review - about 1 business day',
  specialist: 'A specialist will look at your ID. If you have questions, call {phone}.',
  send: 'Send documents',
  answer: 'Answer',
  photograph: 'Take the photo',
  addPhone: 'Add my number',
  about: 'for: {title}',
  back: 'Back to where you were',
  toList: 'All that we need from you',
  // One of them
  bank: 'your bank',
  accountPlain: 'your account',
  account: 'your account ending in {last4}',
  home: 'this home',
  recordedUnknown: 'another kind of owner',
  toldUnknown: 'something else',
  way: 'What will you send?',
  description: 'The text of the description',
  descriptionField: 'Legal description',
  descriptionHint: 'As it stands in your deed, 20 to 4,000 characters.',
  descriptionRequired: 'Enter the legal description',
  filesOf: '{document}: your files',
  atLeast: { one: 'One file', other: 'At least {count} files' },
  none: "This doesn't apply to me",
  noneNamed: "This doesn't apply to me: {document}",
  reason: 'Why it does not apply',
  reasonHint: '10 to 300 characters',
  reasonRequired: 'Tell us why it does not apply',
  noteField: 'Note to our team',
  submit: 'Submit documents',
  submitAnswer: 'Submit',
  blocked: 'Choose a file for everything that is asked for, or say that it does not apply to you.',
  sent: 'Sent. In review - about 1 business day',
  saved: 'Your number is saved.',
  required: 'Required',
  nowSUBMITTED:
    'This was answered in the meantime, here in another tab or by somebody else, and is in review. What you chose is kept here.',
  nowDONE:
    'This was answered in the meantime and is done. Nothing more is needed. What you chose is kept here.',
  nowNEEDS_ANOTHER_TRY:
    'This was answered in the meantime and needs another try. What you chose is kept here.',
  nowTODO: 'This changed in the meantime. Please look at it again and submit once more.',
  otherAccount: 'Use a different account',
  otherAccountHelp:
    'If you use another account instead, you need not send anything: this request is answered when that account is saved.',
  theft: 'If you think that somebody is using your identity, {link} tells you what to do.',
  theftSite: 'IdentityTheft.gov',
  // Trust
  trustees: 'Trustees',
  trustee: 'Trustee {number}',
  trusteeName: 'Full name of the trustee',
  trusteeEmail: 'Email',
  addTrustee: 'Add a trustee',
  revocable: 'Can the trust be revoked?',
  yes: 'Yes',
  no: 'No',
  irrevocable:
    'We can only lend on homes held in a trust that can be revoked. Please call us at {phone}: we will look at it with you.',
  // Ownership
  ownership: 'Which is right?',
  ...OWNERSHIP,
  coOwners: 'The other owners',
  coOwnersHelp:
    'Everyone on the deed must sign, even if they are not borrowing. We will invite them by email.',
  owner: 'Owner {number}',
  addOwner: 'Add an owner',
  ...shortNameLabels,
  ownerEmail: 'Email',
  ownEmail: 'Each owner needs their own email address',
  // Credit checks
  inquiry: '{creditor}, {date}',
  inquiryPlain: 'Credit check {number}',
  outcome: 'What came of it?',
  ...OUTCOMES,
  amount: 'Amount of the new account',
  amountRequired: 'Enter the amount',
  explanation: 'What it was for',
  explanationHint: '10 to 500 characters',
  explanationRequired: 'Tell us what it was for',
});

export const phoneCopy = defineCopy('conditions/phone-number', {
  ...PHONE_CONFIRM,
  save: 'Save my number',
});

/** What is to be sent, by its type. */
const DOCUMENTS = {
  BANK_LETTER: 'Bank letter',
  BANK_STATEMENT: 'Bank statements',
  CERTIFICATE_OF_TRUST: 'Certificate of trust',
  TRUST_DOCUMENTS: 'Pages of the trust',
  PROPERTY_DESCRIPTION_SOURCE: 'Deed, title policy or tax bill',
  DEED: 'Deed',
  TAX_BILL: 'Property tax bill',
  MORTGAGE_STATEMENT: 'Mortgage statement',
  UTILITY_BILL: 'Utility bill',
  PAYSTUB_USER_UPLOADED: 'Pay stubs',
  W2: 'W-2',
  TAX_RETURN: 'Tax return',
  FORM_1099: 'Form 1099',
  PROFIT_AND_LOSS: 'Profit and loss statement',
  AWARD_LETTER: 'Award letter',
  COURT_ORDER: 'Court order',
  OFFER_LETTER: 'Offer letter',
  HOMEOWNERS_INSURANCE_PROOF: 'Home insurance',
  FLOOD_INSURANCE_PROOF: 'Flood insurance',
  PAYOFF_LETTER: 'Payoff letter',
  NAME_CHANGE_PROOF: 'Proof of the change of your name',
  DRIVERS_LICENSE_FRONT: "Driver's license, front",
  DRIVERS_LICENSE_BACK: "Driver's license, back",
  PASSPORT: 'Passport, page with the photo',
  ID_CARD: 'State ID card, front',
  ID_CARD_BACK: 'State ID card, back',
  PERMANENT_RESIDENT: 'Permanent resident card, front',
  PERMANENT_RESIDENT_BACK: 'Permanent resident card, back',
  DISCLOSURES: 'Disclosures',
  SUPPORT: 'Documents',
} as const satisfies Record<DocumentType, string>;
export const documentLabels = defineCopy('conditions/documents', DOCUMENTS);
