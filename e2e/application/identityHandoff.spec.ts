import { samplePdf } from '#src/testing/pageDriver.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, leaveOutRibbon, test } from '../support/fixtures.ts';

test('the photos are taken on a phone, and the computer goes on by itself', async ({
  page,
  browser,
  origins,
  sandbox,
}) => {
  // Real time, or the quarter of an hour would be over while the page is examined.
  await sandbox.call('PUT', '/clock', { rate: 1 });
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'IDENTITY_VERIFICATION');
  await at.choose('US Passport');
  await at.press('Continue');
  await at.press('Continue on your phone');
  await at.expectHeading('Take the photos on your phone');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByText('Waiting for your phone')).toBeVisible();
  await expectAccessible(page);
  const link = (await page.getByText(/identity-handoff\?.*#/).textContent()) ?? '';

  const pocket = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
  await pocket.addInitScript(leaveOutRibbon);
  const screen = await pocket.newPage();
  const phone = new BrowserDriver(screen);
  // The first answer never comes: by then the token has left the address, and a reload still has it.
  const open = '**/handoff/open';
  await screen.route(open, () => {});
  const asked = screen.waitForRequest(open);
  await screen.goto(link);
  await asked;
  await expect(screen).not.toHaveURL(/#./);
  await screen.unroute(open);
  await screen.reload();
  await phone.expectHeading('Photo page of your US Passport');
  await expect(page.getByText('Your phone is connected. Go on there.')).toBeVisible();
  await expectAccessible(screen, [375]);
  await screen.reload();
  await phone.expectHeading('Photo page of your US Passport');
  await phone.upload('Upload a photo', samplePdf('passport.pdf'));
  await phone.press('Use this photo');
  await phone.expectHeading('Go back to your computer');
  await expectAccessible(screen, [375]);

  await at.expectHeading('Check what we read');
  const spent = await pocket.newPage();
  await spent.goto(link);
  await new BrowserDriver(spent).expectHeading('This link does not work any more');
  await pocket.close();
});
