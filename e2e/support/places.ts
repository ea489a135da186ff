import { expect } from '@playwright/test';
import type { Worker } from './hands.ts';
import { disburseToLinked } from './journey/bank.ts';
import { joinNotary } from './journey/closing.ts';
import { identityPhoto } from './journey/identity.ts';
import { linkBank } from './journey/income.ts';
import { selectOffer } from './journey/offer.ts';
import { adoptSignature, shareLocation, signDocuments } from './journey/signing.ts';
import {
  contactOwners,
  contactPurpose,
  contactUntilHousing,
  contactUntilMailing,
  demographics,
} from './journey/start.ts';

/** A state of a screen that is worth examining, and how to come to it. */
export interface Examined {
  name: string;
  /** A status, or the body of a sandbox application. */
  application: string | Record<string, unknown>;
  path?: string;
  heading: string | RegExp;
  /** From the page that opens to the place that is examined. */
  reach?: (at: Worker) => Promise<unknown>;
  /** What a submit with nothing filled in says. */
  refused?: { button: string; messages: string[] };
  /** The dialog that `reach` opened: what is refused is in it. */
  dialog?: string;
}

const ready = (at: Worker, name: string) => expect(at.button(name)).toBeVisible();

const ANA = { firstName: 'Ana', lastName: 'Rivera' };

export const PLACES: readonly Examined[] = [
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
  { name: 'signing/intro', application: 'FINAL_OFFER', heading: 'Review and sign your agreement' },
  {
    name: 'signing/intro, location',
    application: 'FINAL_OFFER',
    heading: 'Review and sign your agreement',
    reach: (at) => at.press('Start signing').then(() => ready(at, 'Share my location')),
  },
  {
    name: 'signing/sign',
    application: 'FINAL_OFFER',
    heading: 'Sign your documents',
    reach: async (at) => {
      await at.press('Start signing');
      await shareLocation(at);
      await ready(at, 'Sign as Ana Rivera');
    },
    refused: { button: 'Sign as Ana Rivera', messages: ['Type your full legal name'] },
  },
  {
    name: 'signing/sign, places',
    application: 'FINAL_OFFER',
    heading: 'Sign your documents',
    reach: (at) => adoptSignature(at, ANA),
  },
  {
    name: 'signing/sign, decline',
    application: 'FINAL_OFFER',
    heading: 'Sign your documents',
    reach: (at) => adoptSignature(at, ANA).then(() => at.press('Decline to sign')),
    dialog: 'Decline to sign',
    refused: { button: 'Decline to sign', messages: ['Choose a reason'] },
  },
  {
    name: 'signing/sign, receipt',
    application: 'FINAL_OFFER',
    heading: 'Sign your documents',
    reach: (at) => adoptSignature(at, ANA).then(() => signDocuments(at)),
  },
  {
    name: 'bank/disburse',
    application: 'DISBURSEMENT_ACCOUNT',
    heading: 'Where should we send your money?',
    reach: (at) =>
      at
        .press('Connect your bank')
        .then(() => linkBank(at))
        .then(() => ready(at, 'Connect another account')),
    refused: { button: 'Continue', messages: ['Choose an account'] },
  },
  {
    name: 'bank/manual-disburse',
    application: 'DISBURSEMENT_ACCOUNT',
    path: 'bank/manual-disburse',
    heading: 'Enter your account details',
    refused: {
      button: 'Continue',
      messages: ['Enter a 9-digit routing number', 'Enter 4 to 17 digits', 'Upload at least one file'],
    },
  },
  {
    name: 'bank/confirm',
    application: 'DISBURSEMENT_ACCOUNT',
    heading: 'Confirm your account',
    reach: (at) => disburseToLinked(at),
    refused: {
      button: 'Confirm account',
      messages: ['Confirm that this account is yours and the details are right'],
    },
  },
  {
    name: 'bank/autopay',
    application: 'AUTOPAY_ACCOUNT',
    heading: 'How do you want to make payments?',
    refused: { button: 'Continue', messages: ['Choose how you want to make payments'] },
  },
  {
    name: 'signing/additional',
    application: {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [
        {
          firstName: 'Maximiliane',
          lastName: 'Featherstonehaugh',
          email: 'slow.maximiliane.featherstonehaugh@correspondence.example.com',
          role: 'SPOUSE',
        },
      ],
    },
    heading: 'Other owners must sign too',
    reach: (at) => expect(at.place.getByRole('row', { name: /Featherstonehaugh/ })).toBeVisible(),
  },
  {
    name: 'signing/additional, add a signer',
    application: { scenario: 'co-owner-bounced' },
    heading: 'Other owners must sign too',
    reach: (at) => at.press('Add a signer'),
    dialog: 'Add a signer',
    refused: { button: 'Add and invite', messages: ['Choose who they are to you'] },
  },
  {
    name: 'signing/additional, another email',
    application: { scenario: 'co-owner-bounced' },
    heading: 'Other owners must sign too',
    reach: async (at) => {
      await at.press('Change the email of Sam Okafor');
      await at.dialog('Change the email of Sam Okafor').write('New email', '');
    },
    dialog: 'Change the email of Sam Okafor',
    refused: { button: 'Send invitation', messages: ['Please enter your email'] },
  },
  {
    name: 'signing/additional, report a person',
    application: { scenario: 'co-owner-bounced' },
    heading: 'Other owners must sign too',
    reach: (at) => at.press('This person is not on the title, has died or is divorced'),
    dialog: 'Tell us about a person on the list',
    refused: { button: 'Send', messages: ['Choose who it is about', 'Choose what we should know'] },
  },
  {
    name: 'notary/intro',
    application: 'DEED_SIGNING',
    heading: 'Meet your notary online',
    refused: { button: 'Join a notary now', messages: [] },
  },
  {
    name: 'notary/session',
    application: 'DEED_SIGNING',
    heading: 'Your notary session',
    reach: async (at) => {
      await joinNotary(at, { asksLocation: true });
      await ready(at, 'Sign before the notary');
    },
  },
  {
    name: 'complete, cancellation period',
    application: 'RESCISSION',
    heading: /^You're signed/,
    reach: (at) => ready(at, 'Download all (ZIP)'),
  },
  {
    name: 'complete, cancel the line',
    application: 'RESCISSION',
    heading: /^You're signed/,
    reach: (at) => at.press('I want to cancel'),
    dialog: 'Cancel this line',
    refused: { button: 'Cancel my line', messages: ['Type your full legal name'] },
  },
  {
    name: 'complete, waiting for others',
    application: { scenario: 'waiting-for-others' },
    heading: /^You're done/,
    reach: (at) => expect(at.place.getByText('Invited').first()).toBeVisible(),
  },
  { name: 'error/timeout', application: 'UNKNOWN', heading: "We're still working on your application" },
];
