import { journey as documents } from '#remotes/signer/documents/journey.ts';
import { journey as identity } from '#remotes/signer/identity/journey.ts';
import { consent } from '#remotes/signer/intro/journey.ts';
import { journey as sign } from '#remotes/signer/sign/journey.ts';
import { goOn, invite, standingAt } from '#remotes/signer/testing/invitation.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({
  permissions: ['geolocation', 'camera', 'microphone'],
  geolocation: { latitude: 43.6, longitude: -116.2 },
});

test('a co-owner goes from the invitation to their copies', async ({ page, origins, sandbox }) => {
  await sandbox.call('PUT', '/clock', { rate: 50 });
  const { application, link } = await invite(sandbox.call);
  await page.goto(`${origins.lender}/account/heloc${link}`);
  const at = new BrowserDriver(page);
  await goOn(at);
  await consent(at);
  await at.press('Get started');
  await identity.walk(at);
  await documents.walk(at);
  await sign.walk(at);
  await at.expectHeading("Thank you. You're finished.");
  const saved = page.waitForEvent('download');
  await at.press(/^Download Deed of trust/);
  expect((await saved).suggestedFilename()).toContain('.pdf');
  const held = await sandbox.call<{ signers: { progress: string }[] }>(
    'GET',
    `/applications/${application.uuid}`,
  );
  expect(held.signers).toMatchObject([{ progress: 'SIGNED' }]);
});

test('that a document was read can be said only once its end was in sight', async ({
  page,
  origins,
  sandbox,
}) => {
  const address = await standingAt('ID_VERIFIED')(sandbox.call, 'OAKLINE');
  await page.goto(`${origins.lender}/account/heloc/${address}`);
  const at = new BrowserDriver(page);
  await goOn(at);
  await at.press('View Deed of trust');
  const read = page.getByRole('button', { name: 'I have read it' });
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Scroll to the end to continue')).toBeVisible();
  // By the keyboard: the pages scroll.
  await page.getByRole('region', { name: 'Deed of trust' }).focus();
  await page.keyboard.press('End');
  await expect(read).not.toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await at.expectHeading('Your documents');
});
