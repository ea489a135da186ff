import { expect } from '@playwright/test';
import { disburseToLinked } from '../journey/bank.ts';
import { joinNotary } from '../journey/closing.ts';
import { linkBank } from '../journey/income.ts';
import { adoptSignature, shareLocation, signDocuments } from '../journey/signing.ts';
import { type Examined, ready } from './examined.ts';

const ANA = { firstName: 'Ana', lastName: 'Rivera' };

/** From the signing to the end. */
export const CLOSING: readonly Examined[] = [
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
      await at.press('Change email of Sam Okafor');
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
];
