import { expect } from '@playwright/test';
import type { Worker } from '../hands.ts';

export interface Owner {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const contactStep = (at: Worker, number: number) =>
  expect(at.place.getByText(new RegExp(`^Step ${number} of 5`))).toBeVisible();

export async function contactPurpose(at: Worker): Promise<void> {
  await at.sees('A few more details');
  await at.choose('Home improvement');
  await at.press('Continue');
  await contactStep(at, 2);
}

export async function contactOwners(at: Worker, owners: readonly Owner[] = []): Promise<void> {
  await at.choose(owners.length > 0 ? 'Joint owner' : 'Sole owner');
  for (const [index, owner] of owners.entries()) {
    if (index > 0) await at.press('Add an owner');
    await coOwner(at, index, owner);
  }
  await at.press('Continue');
  await contactStep(at, 3);
}

export async function contactUntilMailing(at: Worker, owners: readonly Owner[] = []): Promise<void> {
  await contactPurpose(at);
  await contactOwners(at, owners);
  await at.choose('Unmarried');
  await at.press('Continue');
  await contactStep(at, 4);
}

export async function contactUntilHousing(at: Worker, owners: readonly Owner[] = []): Promise<void> {
  await contactUntilMailing(at, owners);
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
