import { identityPhoto } from '../journey/identity.ts';
import { linkBank } from '../journey/income.ts';
import { selectOffer } from '../journey/offer.ts';
import {
  contactOwners,
  contactPurpose,
  contactUntilHousing,
  contactUntilMailing,
  demographics,
} from '../journey/start.ts';
import { type Examined, ready } from './examined.ts';

/** From the credit check to the identity. */
export const APPLYING: readonly Examined[] = [
  {
    name: 'credit/social',
    application: 'CREDIT_NO_MATCH',
    heading: 'Confirm your Social Security number',
    reach: (at) => ready(at, 'Check my credit'),
    refused: {
      button: 'Check my credit',
      messages: ['Enter your 9-digit Social Security number', 'Required'],
    },
  },
  {
    name: 'credit/social, the last try',
    application: { status: { checklistStatus: 'CREDIT_NO_MATCH' }, ssnAttemptsLeft: 1 },
    heading: 'We still could not find your credit file',
    reach: (at) => ready(at, 'Check my credit'),
  },
  {
    name: 'credit/social, hard inquiry',
    application: {
      status: { checklistStatus: 'CREDIT_NO_MATCH' },
      dates: { submitted: '2026-11-02T10:00:00Z' },
    },
    heading: 'Confirm your Social Security number',
    reach: (at) => ready(at, 'Check my credit'),
  },
  {
    name: 'product/select',
    application: 'OFFER_SELECTION',
    heading: 'Choose your offer',
    reach: (at) => at.write('Draw amount', ''),
    refused: { button: 'Continue', messages: [] },
  },
  {
    name: 'product/select/confirm',
    application: 'OFFER_SELECTION',
    heading: 'Confirm your offer',
    reach: (at) => selectOffer(at),
    refused: { button: 'Confirm and continue', messages: ['Required'] },
  },
  {
    name: 'product/select, leaving',
    application: 'OFFER_SELECTION',
    heading: 'Choose your offer',
    reach: (at) => at.press('Save and finish later'),
    dialog: 'Before you go',
    refused: { button: 'Submit', messages: ['Please select a reason'] },
  },
  {
    name: 'start/contact, purpose',
    application: 'COLLECT_ADDITIONAL_INFO',
    heading: 'A few more details',
    refused: { button: 'Continue', messages: ['Required'] },
  },
  {
    name: 'start/contact, owners',
    application: 'COLLECT_ADDITIONAL_INFO',
    heading: 'A few more details',
    reach: (at) => contactPurpose(at).then(() => at.choose('Joint owner')),
    refused: { button: 'Continue', messages: ['Required'] },
  },
  {
    name: 'start/contact, marital status',
    application: 'COLLECT_ADDITIONAL_INFO',
    heading: 'A few more details',
    reach: (at) => contactPurpose(at).then(() => contactOwners(at)),
    refused: { button: 'Continue', messages: ['Required'] },
  },
  {
    name: 'start/contact, mailing and phone',
    application: 'COLLECT_ADDITIONAL_INFO',
    heading: 'A few more details',
    reach: (at) => contactUntilMailing(at).then(() => at.press('Send code')),
    refused: { button: 'Continue', messages: [] },
  },
  {
    name: 'start/contact, housing costs',
    application: 'COLLECT_ADDITIONAL_INFO',
    heading: 'A few more details',
    reach: (at) => contactUntilHousing(at),
    refused: { button: 'Continue', messages: ['Required'] },
  },
  { name: 'start/hmda', application: 'HMDA', heading: 'Demographic information' },
  {
    name: 'start/app-summary',
    application: 'APP_SUBMISSION',
    heading: 'Review and submit your application',
    refused: { button: 'Submit application', messages: ['Required'] },
  },
  {
    name: 'start/app-summary, paper documents',
    application: 'APP_SUBMISSION',
    heading: 'Review and submit your application',
    reach: (at) => at.press('I want paper documents'),
    dialog: 'Paper documents',
  },
  {
    name: 'start/hmda, the other applicant',
    application: { scenario: 'co-applicant' },
    heading: /Jordan Rivera/,
    reach: (at) => demographics(at),
    refused: { button: 'Continue', messages: ['Required'] },
  },
  {
    name: 'document/disclosures',
    application: 'APP_SUBMISSION',
    heading: 'Your documents',
    reach: (at) =>
      at.press('Open Electronic consent').then(() => ready(at, 'Skip to the end of the document')),
    refused: { button: 'Agree and continue', messages: ['Required'] },
  },
  { name: 'income/review', application: 'INCOME_VERIFICATION', heading: 'Verify your income' },
  {
    name: 'income/link/plaid, window',
    application: 'INCOME_VERIFICATION',
    path: 'income/link/plaid',
    heading: 'Connect the bank where your pay is deposited',
    reach: (at) => at.press('Connect my bank').then(() => ready(at, 'My bank is not listed')),
  },
  {
    name: 'income/link/plaid, pay found',
    application: 'INCOME_VERIFICATION',
    path: 'income/link/plaid',
    heading: 'Connect the bank where your pay is deposited',
    reach: (at) =>
      at
        .press('Connect my bank')
        .then(() => linkBank(at))
        .then(() => ready(at, 'This is not my pay')),
    refused: { button: 'Continue', messages: ['Tick "This is my pay", or choose "This is not my pay"'] },
  },
  {
    name: 'income/upload/paystub',
    application: 'INCOME_VERIFICATION',
    path: 'income/upload/paystub',
    heading: 'Upload your income documents',
    refused: { button: 'Submit documents', messages: ['Upload at least one file'] },
  },
  {
    name: 'identity, choice',
    application: 'IDENTITY_VERIFICATION',
    heading: 'Verify your identity',
    refused: { button: 'Continue', messages: ['Required'] },
  },
  {
    name: 'identity, photo',
    application: 'IDENTITY_VERIFICATION',
    heading: 'Photo page of your US Passport',
    reach: async (at) => {
      await at.choose('US Passport');
      await at.press('Continue');
    },
  },
  {
    name: 'identity, details',
    application: 'IDENTITY_VERIFICATION',
    heading: 'Check what we read',
    reach: (at) => identityPhoto(at),
    refused: { button: 'Continue', messages: ['Required'] },
  },
];
