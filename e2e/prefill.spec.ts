import { expect, test } from './support/fixtures.ts';
import { continueButton, heading } from './support/registration.ts';

const LINK = { name: { firstName: 'Ana', lastName: 'Rivera' }, dob: '1984-04-12' };

test('a link and a letter fill in the form, and the answers leave the address', async ({
  page,
  origins,
  sandbox,
}) => {
  const answers = encodeURIComponent(JSON.stringify(LINK));
  await page.goto(
    `${origins.lender}/account/heloc/register-v2?org=OAKLINE&userData=${answers}&offerCode=OAK-2026`,
  );
  const address = page.getByRole('combobox', { name: 'Property address' });
  await expect(address).toHaveValue('18 Orchard St, Boise, ID 83702');
  expect(page.url()).toBe(`${origins.lender}/account/heloc/register-v2?org=OAKLINE&offerCode=OAK-2026`);
  await page.getByRole('radio', { name: 'Primary home' }).check();
  await continueButton(page).click();
  await expect(heading(page, /for sale/)).toBeVisible();
  expect(JSON.stringify(await sandbox.requests())).not.toMatch(/userData|1984-04-12|Rivera/);

  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(address).toHaveValue('18 Orchard St, Boise, ID 83702');
});
