import { HelocPage } from '#packages/testing/playwright/helocPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { continueButton, createPerson } from '../support/registration.ts';

test('a number of another country is written as there, by what is loaded when it is chosen', async ({
  page,
  origins,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=EMBERFOLD_CU`);
  const at = new HelocPage(page);
  const person = createPerson();
  await at.completeProperty(person, { askRecentTransfer: true });
  await at.completeForSale();
  await at.completeIncome(person);
  await at.completeName(person);
  await at.completeBirthdate(person);

  const phone = page.getByRole('textbox', { name: 'Mobile phone' });
  await phone.fill('5125550143');
  await expect(phone).toHaveValue('(512) 555-0143');
  const before = scripts.length;
  await phone.fill('');
  await page.getByRole('combobox', { name: 'Country of the phone number' }).selectOption('GB');
  await phone.pressSequentially('07400123456');
  await expect(phone).toHaveValue('07400 123456');
  expect(scripts.length).toBe(before + 1);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await continueButton(page).click();
  await expect(page).toHaveURL(/set-password/);
});
