import { expect } from '@playwright/test';
import type { Worker } from '../hands.ts';
import type { Person } from '../registration.ts';

export async function shareLocation(at: Worker): Promise<void> {
  await at.dialog('Why we need your location').press('Share my location');
}

/** From the introduction until the documents lie there to be signed. */
export async function adoptSignature(at: Worker, person: Pick<Person, 'firstName' | 'lastName'>) {
  const name = `${person.firstName} ${person.lastName}`;
  await at.sees('Review and sign your agreement');
  await at.press('Start signing');
  await shareLocation(at);
  await at.sees('Sign your documents');
  await at.write('Your full legal name', name.toUpperCase());
  await at.tick('I intend this to be my legal signature');
  await at.press(`Sign as ${name}`);
  await expect(at.button(/^(Finish this document|I have read this document)$/)).toBeVisible();
}

export async function sign(at: Worker, person: Person): Promise<void> {
  await adoptSignature(at, person);
  await signDocuments(at);
  await at.press('Continue');
}

/** Every place of every document, with the signature adopted, up to the receipt. */
export async function signDocuments(at: Worker): Promise<void> {
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
}

export async function otherOwners(at: Worker): Promise<void> {
  await at.sees('Other owners must sign too');
  await expect(at.place.getByText('Everyone has signed.')).toBeVisible({ timeout: 60_000 });
  await at.press('Continue');
}
