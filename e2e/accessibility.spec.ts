import { AXE_STYLES, expectAccessible, expectErrorsTold } from './support/accessibility.ts';
import { openApplication } from './support/application.ts';
import { expect, test } from './support/fixtures.ts';
import { Worker } from './support/hands.ts';
import { disburseToLinked } from './support/journey/bank.ts';
import { joinNotary } from './support/journey/closing.ts';
import { identityPhoto } from './support/journey/identity.ts';
import { linkBank } from './support/journey/income.ts';
import { selectOffer } from './support/journey/offer.ts';
import {
  birthdate,
  homeAddress,
  income,
  legalName,
  phoneAndEmail,
  property,
} from './support/journey/registration.ts';
import { shareLocation } from './support/journey/signing.ts';
import { contactPurpose } from './support/journey/start.ts';
import { somebody } from './support/registration.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: AXE_STYLES,
});
test.describe.configure({ mode: 'parallel' });

test('registration', async ({ page, origins }) => {
  const person = somebody({ occupancy: 'Second home' });
  const at = new Worker(page);
  const examine = async (heading: string, messages: string[], button = 'Continue') => {
    await at.sees(heading);
    await expectAccessible(page);
    await at.press(button);
    await expectErrorsTold(page, messages);
  };
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await examine('What property would you like to use?', [
    'Please enter a valid property address',
    'Please select an occupancy type',
  ]);
  await property(at, person);
  await examine('What is your home address?', []);
  await homeAddress(at);
  await examine('What is your annual income?', []);
  await income(at, person);
  await examine('What is your legal name?', []);
  await legalName(at, person);
  await examine('What is your date of birth?', []);
  await birthdate(at, person);
  await examine('How can we reach you?', []);
  await phoneAndEmail(at, person);
  await examine('Create your account', []);
});

interface Place {
  name: string;
  /** A status, or the body of a sandbox application. */
  application: string | Record<string, unknown>;
  path?: string;
  heading: string | RegExp;
  /** From the page that opens to the place that is examined. */
  reach?: (at: Worker) => Promise<unknown>;
  /** What a submit with nothing filled in says. */
  refused?: { button: string; messages: string[] };
}

const ready = (at: Worker, name: string) => expect(at.button(name)).toBeVisible();

const PLACES: readonly Place[] = [
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
  { name: 'start/hmda', application: 'HMDA', heading: 'Demographic information' },
  {
    name: 'start/app-summary',
    application: 'APP_SUBMISSION',
    heading: 'Review and submit your application',
    refused: { button: 'Submit application', messages: ['Required'] },
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
    application: { scenario: 'co-owner-bounced' },
    heading: 'Other owners must sign too',
    reach: (at) => expect(at.place.getByRole('row', { name: /Sam Okafor/ })).toBeVisible(),
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
    name: 'complete, waiting for others',
    application: { scenario: 'waiting-for-others' },
    heading: /^You're done/,
    reach: (at) => expect(at.place.getByText('Invited').first()).toBeVisible(),
  },
  { name: 'error/timeout', application: 'UNKNOWN', heading: "We're still working on your application" },
];

for (const { name, application, path, heading, reach, refused } of PLACES) {
  test(name, async ({ page, origins, sandbox }) => {
    const at = new Worker(page);
    await openApplication(page, { origins, sandbox }, application, path);
    if (reach) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await reach?.(at);
    await at.sees(heading);
    await expectAccessible(page);
    if (refused) {
      await at.press(refused.button);
      await expectErrorsTold(page, refused.messages);
    }
  });
}

test('processing', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, { scenario: 'waiting-for-ever' });
  await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
  await expectAccessible(page);
});
