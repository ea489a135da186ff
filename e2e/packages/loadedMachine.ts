// A web team's browser test where everything is slow, with the time that Playwright gives by default; run by guide.spec.ts.
import { applicant, helocPage } from '@heloc/testing/playwright';
import { expect, test } from '@playwright/test';

const SLOW_NETWORK = { offline: false, latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 };

test('somebody comes back to a filled address and registers, on a loaded machine', async ({ page }) => {
  test.setTimeout(200_000);
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOWER) });
  await machine.send('Network.emulateNetworkConditions', SLOW_NETWORK);

  await page.goto('/account/heloc');
  const heloc = helocPage(page.locator('heloc-application'));
  const person = applicant();
  await heloc.completeProperty(person);
  await heloc.expectStep('Is this property currently for sale?');
  await page.goBack();
  await heloc.expectStep('What property would you like to use?');
  await expect(heloc.field('Street address')).toHaveValue(person.street, { timeout: 0 });
  await heloc.register(person);
});
