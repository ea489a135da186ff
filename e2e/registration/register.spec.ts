import {
  account,
  birthdate,
  forSale,
  income,
  legalName,
  phoneAndEmail,
  register,
  writeAddress,
} from '#packages/testing/playwright/registration.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { HOSTS, hostedBy } from '../support/origins.ts';
import { createPerson, heading } from '../support/registration.ts';

const APP = '/account/heloc';

test('the older flow on a phone, with the keyboard alone, over reload, Back and Forward', async ({
  page,
  origins,
  sandbox,
}) => {
  const person = createPerson();
  const at = new BrowserDriver(page, keyboard(page));
  const shows = (progress: string) => expect(page.getByRole('progressbar', { name: progress })).toBeVisible();
  await sandbox.call('PUT', '/flags', { 'fe-heloc-redesign-2025': false });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${origins.lender}${APP}/register-v2?org=OAKLINE&utm_source=mail`);
  // The answer is for the next arrival: what is open stays.
  await page.waitForFunction(() => sessionStorage['heloc:flags:OAKLINE']);
  await expect(page).toHaveURL(/\/register-v2\?/);
  await page.reload();

  await expect(page).toHaveURL(/\/register\?org=OAKLINE&utm_source=mail(&step=property-info)?$/);
  await shows('Question 1 of 7: Property Info, Address');
  await writeAddress(at, person);
  await at.choose(person.occupancy);
  await at.continue();
  await expect(page).toHaveURL(/utm_source=mail&step=sale-status$/);
  await forSale(at);
  await income(at, person);
  await legalName(at, person);

  await shows('Question 5 of 7: Personal Info, Birthdate');
  await page.goBack();
  await expect(at.field('First name')).toHaveValue(person.firstName);
  await page.reload();
  await expect(at.field('Last name')).toHaveValue(person.lastName);
  await page.goForward();
  await birthdate(at, person);
  await phoneAndEmail(at, person);
  await shows('Question 7 of 7: Login Info');
  await account(at, person);
  await at.expectHeading('Choose your offer');
});

for (const host of HOSTS) {
  const name = `version 2 at 320 px, with the keyboard alone, ${host}`;
  test(name, { tag: '@soak' }, async ({ page, origins }) => {
    const at = new BrowserDriver(page, keyboard(page));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${hostedBy(host, origins).lender}${APP}/register-v2?org=OAKLINE`);
    await register(at, createPerson({ occupancy: 'Second home' }));
    await expect(heading(page, 'Choose your offer')).toBeFocused();
  });
}

test('a step by the path of an application', async ({ page, origins }) => {
  const uuid = '0d1f7a52-1111-4e57-9a5b-3a4a1f0d2c11';
  await page.goto(`${origins.lender}${APP}/register/${uuid}/birthdate?org=OAKLINE`);
  await new BrowserDriver(page).expectHeading('What is your date of birth?');
  await expect(
    page.getByRole('progressbar', { name: 'Question 5 of 7: Personal Info, Birthdate' }),
  ).toBeVisible();
});
