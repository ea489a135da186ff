import { type Applicant, applicant } from '#packages/testing/playwright/applicant.ts';
import { HelocPage, type Place } from '#packages/testing/playwright/helocPage.ts';
import { CONTINUE } from '#packages/testing/playwright/registration.ts';

export type Person = Applicant;

let people = 0;
/** A person that no other test has used. */
export function createPerson(changes: Partial<Person> = {}): Person {
  people += 1;
  return applicant({ email: `maria.${process.pid}.${people}@example.com`, ...changes });
}

export const continueButton = (place: Place) => place.getByRole('button', { name: CONTINUE });
export const heading = (place: Place, name: string | RegExp) =>
  place.getByRole('heading', { level: 1, name });

/** Completes the first step by hand-typed address. */
export const completeProperty = (place: Place, person = createPerson()) =>
  new HelocPage(place).completeProperty(person);
