import { applicant } from '#packages/testing/playwright/applicant.ts';
import * as registration from '#packages/testing/playwright/registration.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

/** A place where no organisation lends. */
const KETCHIKAN = { city: 'Ketchikan', state: 'AK', zip: '99950' };

/** From the first page to the last one before the waitlist, which is filled in and not submitted. */
export async function writeUntilWaitlist(at: PageDriver): Promise<void> {
  const person = applicant(KETCHIKAN);
  await registration.writeProperty(at, person);
  // The notice comes before the next step, at the latest when Continue is pressed.
  await at.readText(/^Go on, and we will put you on the waitlist/);
  await at.press(registration.CONTINUE);
  await registration.forSale(at);
  await registration.income(at, person);
  await registration.legalName(at, person);
  await registration.birthdate(at, person);
  await at.fill('Mobile phone', person.phone);
  await at.fill('Email', person.email);
}
