import { AXE_STYLES, expectAccessible, expectErrorsTold } from './support/accessibility.ts';
import { openApplication } from './support/application.ts';
import { expect, test } from './support/fixtures.ts';
import { Worker } from './support/hands.ts';
import {
  birthdate,
  homeAddress,
  income,
  legalName,
  phoneAndEmail,
  property,
} from './support/journey/registration.ts';
import { PLACES } from './support/places.ts';
import { somebody } from './support/registration.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: AXE_STYLES,
});
test.describe.configure({ mode: 'parallel' });

test('registration', async ({ page, origins }) => {
  const person = somebody({ occupancy: 'Second home' });
  const at = new Worker(page);
  const examine = async (heading: string, messages: string[], button = 'Continue') => {
    await at.sees(heading);
    await expectAccessible(page);
    await at.press(button);
    await expectErrorsTold(page, messages);
  };
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await examine('What property would you like to use?', [
    'Please enter a valid property address',
    'Please select an occupancy type',
  ]);
  await property(at, person);
  await examine('What is your home address?', []);
  await homeAddress(at);
  await examine('What is your annual income?', []);
  await income(at, person);
  await examine('What is your legal name?', []);
  await legalName(at, person);
  await examine('What is your date of birth?', []);
  await birthdate(at, person);
  await examine('How can we reach you?', []);
  await phoneAndEmail(at, person);
  await examine('Create your account', []);
});

for (const { name, application, path, heading, reach, refused, dialog } of PLACES) {
  test(name, async ({ page, origins, sandbox }) => {
    const at = new Worker(page);
    await openApplication(page, { origins, sandbox }, application, path);
    if (reach) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await reach?.(at);
    await at.sees(heading);
    if (dialog) await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
    await expectAccessible(page);
    if (refused) {
      await (dialog ? at.dialog(dialog) : at).press(refused.button);
      await expectErrorsTold(page, refused.messages);
    }
  });
}

test('processing', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, { scenario: 'waiting-for-ever' });
  await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
  await expectAccessible(page);
});
