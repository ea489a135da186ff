import { expect } from '@playwright/test';
import type { EndpointName } from '#src/api/contract/contract.ts';
import type { Worker } from './hands.ts';
import { confirmAccount, disburseToLinked } from './journey/bank.ts';
import { identityPhoto } from './journey/identity.ts';
import { fillPaystub, incomeByBank, linkBank } from './journey/income.ts';
import { selectOffer } from './journey/offer.ts';
import { adoptSignature } from './journey/signing.ts';
import { contactUntilHousing, contactUntilMailing, readDocument } from './journey/start.ts';

/** A call that a person sends off, and how to come to the moment before. */
export interface Sent {
  name: EndpointName;
  /** A status, or the body of a sandbox application. */
  application: string | Record<string, unknown>;
  path?: string;
  /** From the page that opens until everything is filled in. */
  reach: (at: Worker) => Promise<unknown>;
  submit: string;
  /** The dialog that it is sent from. */
  dialog?: string;
  /** Where it leads. */
  next: (at: Worker) => Promise<unknown>;
  /** Where a failure means something of its own, by its name. */
  says?: Readonly<Record<string, string | RegExp>>;
  /** What is sent expires: the sandbox's clock goes no faster than the test. */
  expires?: true;
  /** Failures after which one is elsewhere; `faults.spec.ts` is about those. */
  apart?: readonly string[];
}

const sees = (heading: string | RegExp) => (at: Worker) => at.sees(heading);
const tells = (text: string | RegExp) => (at: Worker) =>
  expect(at.place.getByText(text).first()).toBeVisible();
const ANA = { firstName: 'Ana', lastName: 'Rivera' };
const BOUNCED = { scenario: 'co-owner-bounced' };

export const SENT: readonly Sent[] = [
  {
    name: 'putOffer',
    application: 'OFFER_SELECTION',
    reach: sees('Choose your offer'),
    submit: 'Continue',
    next: sees('Confirm your offer'),
    apart: ['409'],
  },
  {
    name: 'putOfferConfirm',
    application: 'OFFER_SELECTION',
    reach: async (at) => {
      await selectOffer(at);
      await at.tick('These are the terms I want');
    },
    submit: 'Confirm and continue',
    next: sees('A few more details'),
    apart: ['409'],
  },
  {
    name: 'sendPhoneCode',
    application: 'COLLECT_ADDITIONAL_INFO',
    reach: (at) => contactUntilMailing(at),
    submit: 'Send code',
    next: (at) => expect(at.field('6-digit code')).toBeVisible(),
  },
  {
    name: 'verifyPhoneCode',
    application: 'COLLECT_ADDITIONAL_INFO',
    expires: true,
    reach: async (at) => {
      await contactUntilMailing(at);
      await at.press('Send code');
      await at.write('6-digit code', '123456');
    },
    submit: 'Continue',
    next: tells(/^Step 5 of 5/),
    says: { 400: 'There is a problem' },
  },
  {
    name: 'putContact',
    application: 'COLLECT_ADDITIONAL_INFO',
    reach: async (at) => {
      await contactUntilHousing(at);
      await at.choose('Yes');
      await at.write('HOA dues a month', '120');
    },
    submit: 'Continue',
    next: sees('Demographic information'),
  },
  {
    name: 'putDemographics',
    application: 'HMDA',
    reach: async (at) => {
      for (const group of [/^Ethnicity/, /^Race/, /^Sex/]) {
        await at
          .in(at.place.getByRole('group', { name: group }))
          .tick('I do not wish to provide this information');
      }
    },
    submit: 'Continue',
    next: sees('Review and submit your application'),
  },
  {
    name: 'postConsent',
    application: 'APP_SUBMISSION',
    reach: async (at) => {
      await at.press('Open Electronic consent');
      await at.press('Skip to the end of the document');
      await at.tick('I have read and received Electronic consent');
    },
    submit: 'Agree and continue',
    next: sees('Review and submit your application'),
  },
  {
    name: 'postSummaryAcceptance',
    application: 'APP_SUBMISSION',
    reach: async (at) => {
      await readDocument(at, 'Sample PDF');
      await readDocument(at, 'Electronic consent');
      await at.tick(/^I agree to receive and sign documents electronically/);
      await at.tick(/^I have reviewed the summary and disclosures/);
      await at.tick('I agree to the hard credit inquiry');
    },
    submit: 'Submit application',
    next: sees('Verify your income'),
  },
  {
    name: 'putIncomeRecord',
    application: 'INCOME_VERIFICATION',
    path: 'income/link/plaid',
    reach: async (at) => {
      await at.press('Connect my bank');
      await linkBank(at);
      await at.tick('This is my pay');
    },
    submit: 'Continue',
    next: sees('Verify your income'),
  },
  {
    name: 'postIncomeDocuments',
    application: 'INCOME_VERIFICATION',
    path: 'income/upload/paystub',
    reach: async (at) => {
      await fillPaystub(at);
      await expect(at.place.getByText('1 uploaded')).toBeVisible();
    },
    submit: 'Submit documents',
    next: sees('Verify your income'),
  },
  {
    name: 'putIncomeSources',
    application: 'INCOME_VERIFICATION',
    reach: (at) => incomeByBank(at),
    submit: 'Continue',
    next: sees('Verify your identity'),
  },
  {
    name: 'putIdentityConfirmation',
    application: 'IDENTITY_VERIFICATION',
    reach: (at) => identityPhoto(at).then(() => at.choose('Yes')),
    submit: 'Continue',
    next: sees('Review and sign your agreement'),
  },
  {
    name: 'postSigningDecline',
    application: 'FINAL_OFFER',
    reach: async (at) => {
      await adoptSignature(at, ANA);
      await at.press('Decline to sign');
      await at.dialog('Decline to sign').select('Why do you not want to sign?', 'I want to stop');
    },
    submit: 'Decline to sign',
    dialog: 'Decline to sign',
    next: (at) => expect(at.place.getByRole('dialog')).toHaveCount(0),
  },
  {
    name: 'putDisbursementAccount',
    application: 'DISBURSEMENT_ACCOUNT',
    reach: async (at) => {
      await at.press('Connect your bank');
      await linkBank(at);
      await at.choose(/Checking/);
      await at.choose('Direct deposit (ACH)');
    },
    submit: 'Continue',
    next: sees('Confirm your account'),
  },
  {
    name: 'putDisbursementConfirm',
    application: 'DISBURSEMENT_ACCOUNT',
    reach: async (at) => {
      await disburseToLinked(at);
      await at.sees('Confirm your account');
      await at.tick(/^This account is mine/);
    },
    submit: 'Confirm account',
    next: sees('How do you want to make payments?'),
  },
  {
    name: 'putAutopay',
    application: 'DISBURSEMENT_ACCOUNT',
    reach: async (at) => {
      await disburseToLinked(at);
      await confirmAccount(at);
      await at.choose(/^Automatic payments/);
      await at.select('Payment day', 'Day 5');
      await at.tick('I authorize automatic payments as described.');
    },
    submit: 'Continue',
    next: sees('Meet your notary online'),
  },
  {
    name: 'postSigner',
    application: BOUNCED,
    reach: async (at) => {
      await at.press('Add a signer');
      const dialog = at.dialog('Add a signer');
      await dialog.write('First name', 'Robin');
      await dialog.write('Last name', 'Hale');
      await dialog.write('Email', 'robin.hale@example.com');
      await dialog.write('Mobile phone', '3035550178');
      await dialog.choose('Family member');
    },
    submit: 'Add and invite',
    dialog: 'Add a signer',
    next: (at) => expect(at.place.getByRole('row', { name: /Robin Hale/ })).toBeVisible(),
  },
  {
    name: 'putSignerEmail',
    application: BOUNCED,
    reach: async (at) => {
      await at.press('Change email of Sam Okafor');
      await at.dialog('Change the email of Sam Okafor').write('New email', 'sam@example.com');
    },
    submit: 'Send invitation',
    dialog: 'Change the email of Sam Okafor',
    next: tells('We sent an invitation to sam@example.com.'),
  },
  {
    name: 'postCancellation',
    application: 'RESCISSION',
    reach: async (at) => {
      await at.press('I want to cancel');
      await at.dialog('Cancel this line').write('Type your full legal name', 'Ana Rivera');
    },
    submit: 'Cancel my line',
    dialog: 'Cancel this line',
    next: (at) => expect(at.place.getByRole('dialog')).toHaveCount(0),
  },
];
