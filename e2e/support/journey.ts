import { expect } from '@playwright/test';
import type { UploadedFile, Worker } from './hands.ts';
import { type Person, somebody } from './registration.ts';

/** The steps of the main job, each from its page being there to its submit. The steps that follow are the server's. */

export interface Owner {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const pdf = (name: string): UploadedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

export async function property(at: Worker, person: Person): Promise<void> {
  await at.sees('What property would you like to use?');
  await at.press('Enter address manually');
  await at.write('Street address', person.street);
  await at.write('City', person.city);
  await at.write('State', person.state);
  await at.write('ZIP code', person.zip);
  await at.choose(person.occupancy);
  await at.press('Continue');
}

export async function forSale(at: Worker): Promise<void> {
  await at.sees('Is this property currently for sale?');
  await at.choose('No');
  await at.press('Continue');
}

export async function homeAddress(at: Worker): Promise<void> {
  await at.sees('What is your home address?');
  await at.press('Enter address manually');
  await at.write('Street address', '88 Elm Street');
  await at.write('City', 'Boise');
  await at.write('State', 'ID');
  await at.write('ZIP code', '83702');
  await at.press('Continue');
}

export async function income(at: Worker, person: Person): Promise<void> {
  await at.sees('What is your annual income?');
  await at.select('Employment type', person.employment);
  await at.write('Annual pre-tax income', person.income);
  await at.press('Continue');
}

export async function legalName(at: Worker, person: Person): Promise<void> {
  await at.sees('What is your legal name?');
  await at.write('First name', person.firstName);
  await at.write('Last name', person.lastName);
  await at.press('Continue');
}

export async function birthdate(at: Worker, { birthdate: [month, day, year] }: Person): Promise<void> {
  await at.sees('What is your date of birth?');
  await at.write('Month', month);
  await at.write('Day', day);
  await at.write('Year', year);
  await at.press('Continue');
}

export async function phoneAndEmail(at: Worker, person: Person): Promise<void> {
  await at.sees('How can we reach you?');
  await at.write('Mobile phone', person.phone);
  await at.write('Email', person.email);
  await at.press('Continue');
}

export async function account(at: Worker, person: Person): Promise<void> {
  await at.sees('Create your account');
  await at.hands.write(at.place.getByLabel('Password', { exact: true }), person.password);
  await at.hands.write(at.place.getByLabel('Confirm password', { exact: true }), person.password);
  await at.tick(/^I agree to the .* and Privacy Policy$/);
  await at.tick(/^I agree to receive documents and communications electronically/);
  await at.press('Continue');
}

/** Everything of registration up to, but not including, its last page. */
export async function registerUntilAccount(at: Worker, person: Person): Promise<void> {
  await property(at, person);
  await (person.occupancy === 'Primary home' ? forSale(at) : homeAddress(at));
  await income(at, person);
  await legalName(at, person);
  await birthdate(at, person);
  await phoneAndEmail(at, person);
}

/** From the first page until the application is created and its offers are there. */
export async function register(at: Worker, person = somebody()): Promise<void> {
  await registerUntilAccount(at, person);
  await account(at, person);
  await at.sees('Choose your offer');
}

export async function selectOffer(at: Worker): Promise<void> {
  await at.sees('Choose your offer');
  await at.choose('15 years');
  await at.write('Draw amount', '50,000');
  await at.tick(/^Automatic payments/);
  const summary = at.place.getByRole('region', { name: 'Your offer' });
  await expect(summary).toContainText('$2,495.00');
  await expect(summary).toContainText('$52,495.00');
  await at.press('Continue');
}

export async function confirmOffer(at: Worker): Promise<void> {
  await at.sees('Confirm your offer');
  await at.tick('These are the terms I want');
  await at.press('Confirm and continue');
}

const contactStep = (at: Worker, number: number) =>
  expect(at.place.getByText(new RegExp(`^Step ${number} of 5`))).toBeVisible();

export async function contactPurpose(at: Worker): Promise<void> {
  await at.sees('A few more details');
  await at.choose('Home improvement');
  await at.press('Continue');
  await contactStep(at, 2);
}

export async function contactUntilHousing(at: Worker, owners: readonly Owner[] = []): Promise<void> {
  await contactPurpose(at);
  await at.choose(owners.length > 0 ? 'Joint owner' : 'Sole owner');
  for (const [index, owner] of owners.entries()) {
    if (index > 0) await at.press('Add an owner');
    await coOwner(at, index, owner);
  }
  await at.press('Continue');
  await contactStep(at, 3);
  await at.choose('Unmarried');
  await at.press('Continue');
  await contactStep(at, 4);
  await at.press('Send code');
  await at.write('6-digit code', '123456');
  await at.press('Continue');
  await contactStep(at, 5);
}

export async function contact(at: Worker, owners: readonly Owner[] = []): Promise<void> {
  await contactUntilHousing(at, owners);
  await at.choose('No');
  await at.press('Continue');
}

async function coOwner(at: Worker, index: number, owner: Owner): Promise<void> {
  const card = at.in(at.place.getByRole('region', { name: `Owner ${index + 1}`, exact: true }));
  await card.write('First name', owner.firstName);
  await card.write('Last name', owner.lastName);
  await card.write('Email', owner.email);
  await card.write('Mobile phone', owner.phone);
  await card.choose('Other family member');
  await card.choose('No');
}

export async function demographics(at: Worker): Promise<void> {
  await at.sees('Demographic information');
  const group = (name: RegExp) => at.in(at.place.getByRole('group', { name }));
  await group(/^Ethnicity/).tick('Not Hispanic or Latino');
  await group(/^Race/).tick('White');
  await group(/^Sex/).tick('I do not wish to provide this information');
  await at.press('Continue');
}

/** Opens one document from the list, reads to its end, and comes back. */
export async function readDocument(at: Worker, title: string): Promise<void> {
  await at.press(`Open ${title}`);
  await at.sees('Your documents');
  await at.press('Skip to the end of the document');
  const consent = at.box(`I have read and received ${title}`);
  if ((await consent.count()) > 0) await at.hands.tick(consent);
  await at.press(/^(Agree and continue|Continue)$/);
  await at.sees('Review and submit your application');
}

export async function summary(at: Worker): Promise<void> {
  await at.sees('Review and submit your application');
  await readDocument(at, 'Sample PDF');
  await readDocument(at, 'Electronic consent');
  await at.tick(/^I agree to receive and sign documents electronically/);
  await at.tick(/^I have reviewed the summary and disclosures/);
  await at.tick('I agree to the hard credit inquiry');
  await at.press('Submit application');
}

export async function linkBank(
  at: Worker,
  bank = 'Harbor Community Bank',
  user = 'user_good',
): Promise<void> {
  const dialog = at.dialog('Connect a test bank');
  await dialog.choose(bank);
  await dialog.press('Continue');
  await dialog.write('User name', user);
  await dialog.hands.write(dialog.place.getByLabel('Password', { exact: true }), 'any');
  await dialog.press('Sign in');
  await dialog.press('Share accounts');
}

export async function incomeByBank(at: Worker): Promise<void> {
  await at.sees('Verify your income');
  await at.press(/^Start: Connect the bank/);
  await at.sees('Connect the bank where your pay is deposited');
  await at.press('Connect my bank');
  await linkBank(at);
  await at.tick('This is my pay');
  await at.press('Continue');
  await at.sees('Verify your income');
}

export async function incomeByPaystub(at: Worker): Promise<void> {
  await at.sees('Verify your income');
  await at.press('Pay stubs');
  await at.sees('Upload your income documents');
  await at.upload('Pay stubs', pdf('paystub.pdf'));
  await at.write('Employer name', 'Brightwater Logistics');
  await at.choose('Every two weeks');
  await at.write('Month', '3');
  await at.write('Day', '15');
  await at.write('Year', '2019');
  await at.tick('These are complete, unaltered copies');
  await at.press('Submit documents');
  await at.sees('Verify your income');
}

export async function identityPhoto(at: Worker): Promise<void> {
  await at.sees('Verify your identity');
  await at.choose('US Passport');
  await at.press('Continue');
  await at.sees('Photo page of your US Passport');
  await at.upload('Upload a photo', pdf('passport.pdf'));
  await at.press('Use this photo');
  await at.sees('Check what we read');
}

export async function identity(at: Worker): Promise<void> {
  await identityPhoto(at);
  await at.choose('Yes');
  await at.press('Continue');
}

export async function shareLocation(at: Worker): Promise<void> {
  await at.dialog('Why we need your location').press('Share my location');
}

export async function sign(at: Worker, person: Person): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`;
  await at.sees('Review and sign your agreement');
  await at.press('Start signing');
  await shareLocation(at);
  await at.sees('Sign your documents');
  await at.write('Your full legal name', name.toUpperCase());
  await at.tick('I intend this to be my legal signature');
  await at.press(`Sign as ${name}`);
  const finish = at.button('Finish signing');
  const place = at.button(/^Click to (sign|initial):/);
  const next = at.button(/^(Finish this document|I have read this document)$/);
  const position = at.place.getByText(/^Document \d+ of \d+$/);
  await expect(next).toBeVisible();
  while (!(await finish.isVisible())) {
    const here = await position.textContent();
    while ((await place.count()) > 0) await at.hands.press(place.first());
    await at.hands.press(next);
    await expect(async () => {
      if (!(await finish.isVisible())) expect(await position.textContent()).not.toBe(here);
    }).toPass();
  }
  await at.hands.press(finish);
  await expect(at.place.getByRole('heading', { name: 'Your documents are signed' })).toBeVisible();
  await at.press('Continue');
}

export async function disburseToLinked(at: Worker): Promise<void> {
  await at.sees('Where should we send your money?');
  await at.press('Connect your bank');
  await linkBank(at);
  await at.choose(/Checking/);
  await at.choose('Direct deposit (ACH)');
  await at.press('Continue');
}

export async function disburseByHand(at: Worker, person: Person): Promise<void> {
  await at.sees('Where should we send your money?');
  await at.press(/^Enter account manually$/);
  await at.sees('Enter your account details');
  await at.write('Account holder name', `${person.firstName} ${person.lastName}`);
  await at.choose('Checking');
  await at.write('Routing number', '021000021');
  await at.hands.write(at.place.getByLabel('Account number', { exact: true }), '12345678');
  await at.hands.write(at.place.getByLabel('Confirm account number', { exact: true }), '12345678');
  await at.upload('Voided check or bank letter', pdf('check.pdf'));
  await at.press('Continue');
}

export async function confirmAccount(at: Worker): Promise<void> {
  await at.sees('Confirm your account');
  await at.tick(/^This account is mine/);
  await at.press('Confirm account');
}

export async function autopay(at: Worker): Promise<void> {
  await at.sees('How do you want to make payments?');
  await at.choose(/^Automatic payments/);
  await at.select('Payment day', 'Day 5');
  await at.tick('I authorize automatic payments as described.');
  await at.press('Continue');
}

export async function otherOwners(at: Worker): Promise<void> {
  await at.sees('Other owners must sign too');
  await expect(at.place.getByText('Everyone has signed.')).toBeVisible({ timeout: 60_000 });
  await at.press('Continue');
}

/** The location is asked for once in a tab: not again if the documents were signed in it. */
export async function joinNotary(at: Worker, { asksLocation = false } = {}): Promise<void> {
  await at.sees('Meet your notary online');
  await at.tick('I agree the session is recorded in audio and video and kept as state law requires.');
  await at.press('Join a notary now');
  if (asksLocation) await shareLocation(at);
}

export async function notary(at: Worker): Promise<void> {
  await joinNotary(at);
  await at.press('Sign before the notary');
}

export async function complete(at: Worker): Promise<void> {
  await at.sees("You're signed. Your cancellation period has started");
  await expect(at.place.getByRole('heading', { name: /^You can cancel until midnight on / })).toBeVisible();
}
