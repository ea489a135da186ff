import type { Applicant } from './applicant.ts';
import type { HelocPage } from './helocPage.ts';

/** Steps of registration, each from its page being there to its submit. The steps that follow are the server's. */

/** What of a page the steps need. */
export type Form = Pick<
  HelocPage,
  'choose' | 'expectStep' | 'fill' | 'fillPassword' | 'press' | 'reveal' | 'select' | 'tick'
>;

/** The button of every step; of the last one where the offers come next, too. */
export const CONTINUE = /^Continue( and see my offers)?$/;

/** What an organisation asks beside the rest: the `capabilities` of its brand data. */
export interface Asks {
  /** On the first page, whether the home was acquired in the last 90 days. */
  askRecentTransfer?: boolean | undefined;
}

type Address = Pick<Applicant, 'street' | 'city' | 'state' | 'zip'>;

/** The address field by field; its fields may be there already, with or without one in them. */
export async function writeAddress(at: Form, { street, city, state, zip }: Address): Promise<void> {
  await at.reveal('Street address', 'Enter address manually');
  await at.fill('Street address', street);
  await at.fill('City', city);
  await at.fill('State', state);
  await at.fill('ZIP code', zip);
}

/** The property step, filled in and not submitted. */
export async function writeProperty(at: Form, person: Applicant, asks: Asks = {}): Promise<void> {
  await at.expectStep('What property would you like to use?');
  await writeAddress(at, person);
  await at.choose(person.occupancy);
  if (asks.askRecentTransfer) await at.choose('No');
}

export async function property(at: Form, person: Applicant, asks?: Asks): Promise<void> {
  await writeProperty(at, person, asks);
  await at.press(CONTINUE);
}

export async function forSale(at: Form): Promise<void> {
  // An organisation may ask about the months to come as well.
  await at.expectStep(/^Is this property currently for sale/);
  await at.choose('No');
  await at.press(CONTINUE);
}

export async function homeAddress(at: Form): Promise<void> {
  await at.expectStep('What is your home address?');
  await writeAddress(at, { street: '88 Elm Street', city: 'Boise', state: 'ID', zip: '83702' });
  await at.press(CONTINUE);
}

export async function income(at: Form, person: Applicant): Promise<void> {
  await at.expectStep('What is your annual income?');
  await at.select('Employment type', person.employment);
  await at.fill('Annual pre-tax income', person.income);
  await at.press(CONTINUE);
}

export async function legalName(at: Form, person: Applicant): Promise<void> {
  await at.expectStep('What is your legal name?');
  await at.fill('First name', person.firstName);
  await at.fill('Last name', person.lastName);
  await at.press(CONTINUE);
}

export async function birthdate(at: Form, { birthdate: [month, day, year] }: Applicant): Promise<void> {
  await at.expectStep('What is your date of birth?');
  await at.fill('Month', month);
  await at.fill('Day', day);
  await at.fill('Year', year);
  await at.press(CONTINUE);
}

export async function phoneAndEmail(at: Form, person: Applicant): Promise<void> {
  await at.expectStep('How can we reach you?');
  await at.fill('Mobile phone', person.phone);
  await at.fill('Email', person.email);
  await at.press(CONTINUE);
}

export async function account(at: Form, person: Applicant): Promise<void> {
  await at.expectStep('Create your account');
  await at.fillPassword('Password', person.password);
  await at.fillPassword('Confirm password', person.password);
  await at.tick(/^I agree to the .* and Privacy Policy$/);
  await at.tick(/^I agree to receive documents and communications electronically/);
  await at.press(CONTINUE);
}

/** Everything of registration up to, but not including, its last page. */
export async function registerUntilAccount(at: Form, person: Applicant, asks: Asks = {}): Promise<void> {
  const isPrimary = person.occupancy === 'Primary home';
  await property(at, person, asks);
  await (isPrimary ? forSale(at) : homeAddress(at));
  await income(at, person);
  await legalName(at, person);
  await birthdate(at, person);
  await phoneAndEmail(at, person);
}

/** From the first page until the application is created and its offers are there. */
export async function register(at: Form, person: Applicant, asks?: Asks): Promise<void> {
  await registerUntilAccount(at, person, asks);
  await account(at, person);
  await at.expectStep('Choose your offer');
}
