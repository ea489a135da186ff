import { expect, type Locator, type Page } from '@playwright/test';

/** Where the application is on a page: the page itself or one of several mounts. */
export type Place = Page | Locator;

export interface Person {
  street: string;
  city: string;
  state: string;
  zip: string;
  occupancy: 'Primary home' | 'Second home' | 'Investment property';
  employment: string;
  income: string;
  firstName: string;
  lastName: string;
  birthdate: [month: string, day: string, year: string];
  phone: string;
  email: string;
  password: string;
}

let people = 0;
/** A person that no other test has used. */
export function somebody(changes: Partial<Person> = {}): Person {
  people += 1;
  return {
    street: '12 Alder Lane',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    occupancy: 'Primary home',
    employment: 'Employed full-time',
    income: '120,000',
    firstName: 'Maria',
    lastName: 'Alvarez',
    birthdate: ['4', '12', '1980'],
    phone: '3035550142',
    email: `maria.${process.pid}.${people}@example.com`,
    password: 'Correct-Horse-42!',
    ...changes,
  };
}

export const continueButton = (place: Place) => place.getByRole('button', { name: 'Continue', exact: true });
export const heading = (place: Place, name: string | RegExp) =>
  place.getByRole('heading', { level: 1, name });

/** Completes the first step by hand-typed address. */
export async function completeProperty(place: Place, person = somebody()): Promise<void> {
  await expect(heading(place, 'What property would you like to use?')).toBeVisible();
  await place.getByRole('button', { name: 'Enter address manually' }).click();
  await place.getByRole('textbox', { name: 'Street address' }).fill(person.street);
  await place.getByRole('textbox', { name: 'City' }).fill(person.city);
  await place.getByRole('textbox', { name: 'State' }).fill(person.state);
  await place.getByRole('textbox', { name: 'ZIP code' }).fill(person.zip);
  await place.getByRole('radio', { name: person.occupancy }).check();
  await continueButton(place).click();
}
