import { HelocPage } from '#packages/testing/playwright/helocPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';
import { ORGANISATIONS } from '../support/organisations.ts';
import { continueButton } from '../support/registration.ts';

const lenders = ORGANISATIONS.map(lenderOf);

test('a number of another country is written as there, by what is loaded when it is chosen', async ({
  page,
  origins,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 375, height: 800 });
  const lender = lenders.find(({ capabilities }) => capabilities.countryPicker);
  if (!lender) throw new Error('No organisation has numbers of other countries');
  await page.goto(lender.addressOf(origins, 'register-v2'));
  const at = new HelocPage(page);
  const person = lender.customer();
  await at.completeProperty(person, lender.asks);
  await at.completeForSale();
  await at.completeIncome(person);
  await at.completeName(person);
  await at.completeBirthdate(person);

  const phone = page.getByRole('textbox', { name: 'Mobile phone' });
  await phone.fill('5125550143');
  await expect(phone).toHaveValue('(512) 555-0143');
  const before = scripts.length;
  await phone.fill('');
  const country = page.getByRole('combobox', { name: 'Country of the phone number' });
  // The browser draws the list in the colours that its options have of their own.
  const list = await country
    .locator('option')
    .first()
    .evaluate((option) => getComputedStyle(option).backgroundColor);
  expect(list).not.toMatch(/, 0\)$/);
  await country.selectOption('GB');
  await phone.pressSequentially('07400123456');
  await expect(phone).toHaveValue('07400 123456');
  expect(scripts.length).toBe(before + 1);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await continueButton(page).click();
  await expect(page).toHaveURL(/set-password/);
});
