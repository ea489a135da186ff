import type { Worker } from '../hands.ts';
import { type Person, somebody } from '../registration.ts';

/** Steps of the main job, each from its page being there to its submit. The steps that follow are the server's. */

type Address = Pick<Person, 'street' | 'city' | 'state' | 'zip'>;

export async function writeAddress(at: Worker, { street, city, state, zip }: Address): Promise<void> {
  await at.write('Street address', street);
  await at.write('City', city);
  await at.write('State', state);
  await at.write('ZIP code', zip);
}

/** The property step, filled in and not submitted. */
export async function writeProperty(at: Worker, person: Person): Promise<void> {
  await at.sees('What property would you like to use?');
  await at.press('Enter address manually');
  await writeAddress(at, person);
  await at.choose(person.occupancy);
}

export async function property(at: Worker, person: Person): Promise<void> {
  await writeProperty(at, person);
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
  await writeAddress(at, { street: '88 Elm Street', city: 'Boise', state: 'ID', zip: '83702' });
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
